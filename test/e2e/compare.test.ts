// Two deeds compared in a real browser: from the library, from a review, by the address, by keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { objections } from '#test/e2e/objections.ts';

const deed = (third: string, grantor: string): string =>
  `THIS DEED, made March 3, 1921, between ${grantor}, grantor, and Mary Baker, grantee, of Wake County, North Carolina. ` +
  'Beginning at an iron stake at the corner of Smith; thence N 10° E 20 poles to a stake; thence S 80° E 18 poles to a stone; ' +
  `thence ${third} to an oak; thence N 80° W 17.127 poles to the point of beginning, containing 2.19 acres.`;

let desk: Desk;
let ids: readonly string[];
beforeAll(async () => {
  desk = await openDesk();
  ids = [
    await readText(desk, 'deed of 1921.txt', deed('S 12½° W 20.019 poles', 'John Able')),
    await readText(desk, 'deed of 1950.txt', deed('S 12½° W 20.919 poles', 'John Able')),
  ];
});
afterAll(() => desk.close());

test('two selected documents are compared, and the keyboard goes from difference to difference', async () => {
  const { page } = desk;
  await page.getByRole('row', { name: 'deed of 1921.txt' }).click();
  await page.getByRole('row', { name: 'deed of 1950.txt' }).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const whole = page.getByRole('region', { name: 'Comparison' });
  await whole.getByText('3 courses agree; 1 course differs.').waitFor();
  await page.keyboard.press('n');
  const focused = page.locator('tr:focus');
  await expect.poll(() => focused.textContent()).toContain('differs: length by 14.85 ft');
  expect(await focused.textContent()).toContain('S 12½° W · 20.019 poles');
  expect(await focused.textContent()).toContain('S 12°30\'00" W · 345.16 ft');
  await whole.getByRole('img', { name: /^Drawing over each other.*dashed$/ }).waitFor();
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy as a table' }).click();
  await page.getByText('The comparison is on the clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\tlength by 14.85 ft\t');
  await page.keyboard.press('d');
  await expect.poll(() => whole.getByText('20 poles').count()).toBe(0);
});

test('a wider tolerance is chosen, and named in the result', async () => {
  const { page } = desk;
  await openScreen(page, `/compare/${ids[0] ?? ''}/${ids[1] ?? ''}`);
  await page.getByRole('button', { name: /What counts as agreement/ }).click();
  await page.getByRole('option', { name: 'Within 2 ft and 30′' }).click();
  await page.getByText('lengths within 2 ft').waitFor();
  await page.getByText('3 courses agree; 1 course differs.').waitFor();
});

test('a review is compared with a document that is searched for, and a lost one is told', async () => {
  const { page } = desk;
  await openScreen(page, `/review/${ids[0] ?? ''}`);
  await page.getByRole('button', { name: 'Compare with…' }).click();
  // The dialog takes the keys once its field is there.
  await page.getByLabel(/find a document/).waitFor();
  await page.keyboard.type('1950');
  await page.getByRole('menuitem', { name: 'deed of 1950.txt' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Comparison' }).waitFor();
  await openScreen(page, `/compare/${ids[0] ?? ''}/job_nothing`);
  await page.getByText('These documents cannot be compared').waitFor();
});
