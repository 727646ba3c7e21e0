// What axe has to object to on a page, in the light and in the dark.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** The rules that can tell one theme from the other: what a page is made of is the same in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe has to object to, in words short enough to read in a test report. */
export async function objections(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(stand);
  }
  const found = await violationsOn(page, null);
  // Forced colours are the same over either theme.
  const forced = await page.evaluate(() => window.matchMedia('(forced-colors: active)').matches);
  if (!forced) found.push(...(await violationsInOtherTheme(page)));
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
  );
}

/** Colours change at once from here on: one on its way from theme to theme is neither the one nor the other. */
function stand(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function violationsInOtherTheme(page: Page): Promise<Finding[]> {
  const isDark = (await page.locator('html[data-theme=dark]').count()) > 0;
  await dress(page, isDark ? 'light' : 'dark');
  const found = await violationsOn(page, OF_COLOUR);
  await dress(page, isDark ? 'dark' : 'light');
  return found;
}

async function dress(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
}

function violationsOn(page: Page, rules: readonly string[] | null): Promise<Finding[]> {
  return page.evaluate(async (only) => {
    // What a theme, a size or forced colours changed is drawn.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const engine = (window as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } }).axe;
    return (await engine.run({ resultTypes: ['violations'], ...(only === null ? {} : { runOnly: only }) })).violations;
  }, rules);
}
