// A reason of the verdict that stands on words of the document lights them there: in a text, on a page, on a scan.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, isInSight, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { readScanned } from '#test/e2e/scanned-review.ts';

const TERMS = 'The buyer pays the price on the day of closing and takes the key to the house.\n\n'.repeat(60);
/** Misses, and is corrected pages later. */
const CORRECTED = `${SLIPPED}\n${TERMS}Correction: the third course ought to read 303 feet.\n\n${TERMS}`;
const WORDS = /third course ought to read 303 feet/;
/** Of the reasons that stand on these words. */
const CHANGE = /A sentence changes .*third course ought to read 303 feet/;

describe('a reason', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());

  async function openReview(id: string): Promise<void> {
    await openScreen(desk.page, '/library');
    await openScreen(desk.page, `/review/${id}`);
    await desk.page.getByRole('grid', { name: 'Calls' }).waitFor();
  }
  const reason = (name: RegExp) =>
    desk.page.getByRole('region', { name: 'Verdict', exact: true }).getByRole('button', { name });

  /** Between the top and the foot of the pane that it stands in. */
  test('lights its words in a text and brings them into sight, by click and by keyboard', async () => {
    const { page } = desk;
    await openReview(await readText(desk, 'corrected.txt', CORRECTED));
    const [lit, pane] = [page.locator('.lit-words'), page.getByRole('region', { name: 'Document text' })];
    await reason(CHANGE).click();
    await lit.waitFor();
    expect(await lit.innerText()).toMatch(WORDS);
    expect(await isInSight(lit, pane)).toBe(true);
    expect(await reason(CHANGE).getAttribute('aria-pressed')).toBe('true');
    await reason(CHANGE).click();
    await lit.waitFor({ state: 'detached' });
    await pane.evaluate((text) => text.scrollTo(0, 0));
    await page.getByRole('region', { name: 'Verdict', exact: true }).focus();
    for (let i = 0; i < 9 && !(await reason(CHANGE).evaluate((one) => one === document.activeElement)); i += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await lit.waitFor();
    expect(await isInSight(lit, pane)).toBe(true);
  });

  test('of one call selects the call, and another light goes out', async () => {
    const { page } = desk;
    await openReview(await readText(desk, 'corrected.txt', CORRECTED));
    await reason(CHANGE).click();
    await page.locator('.lit-words').waitFor();
    await reason(/^Most likely/).click();
    await page.locator('[role="row"][aria-selected="true"]').getByRole('rowheader', { name: 'Call 4' }).waitFor();
    await page.locator('mark.sentence-selected', { hasText: 'North 85°30' }).waitFor();
    await page.locator('.lit-words').waitFor({ state: 'detached' });
  });

  test('without words is no button', async () => {
    await openReview(await readText(desk, 'corrected.txt', CORRECTED));
    await desk.page.getByText(/^Misses the point of beginning/).waitFor();
    expect(await reason(/^Misses the point of beginning/).count()).toBe(0);
  });

  test('lights its words on the page of a scan, though it is pages away', async () => {
    const { page } = desk;
    await openReview(await readScanned(desk, 'corrected.pdf', CORRECTED, {}));
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    await reason(CHANGE).click();
    const [light, pane] = [page.locator('.page-light').first(), page.getByRole('region', { name: 'Document pages' })];
    await light.waitFor();
    await expect.poll(() => isInSight(light, pane)).toBe(true);
    expect(Number(await page.locator('.pdf-page', { has: light }).getAttribute('data-page'))).toBeGreaterThan(1);
  });
});
