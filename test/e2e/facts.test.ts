// The facts beside the calls tell how surely they were read, and light their words in the document.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';

const DEED = `BOOK 12 PAGE 4
WARRANTY DEED
THIS DEED made the 4th day of May, 1961, between Ansel Purdy and Della his wife, grantors, and Guy Ferrell, grantee.
The grantors grant to the grantee all that land situate in Adams County, Ohio, bounded as follows:
Beginning at a stone; thence North 0 degrees East 200 feet; thence North 90 degrees East 200 feet; thence South 0 degrees
East 200 feet; thence South 90 degrees West 200 feet to the place of beginning, containing 40,000 square feet.`;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

test('a fact that was read whole lights its words; one that was completed stands without', async () => {
  const { page } = desk;
  await openScreen(page, `/review/${await readText(desk, 'facts.txt', DEED)}`);
  const facts = page.getByRole('list', { name: 'Facts' });
  const grantor = facts.getByRole('button', { name: /^grantor\s*Ansel Purdy\s*high$/ });
  await grantor.click();
  await page.locator('.lit-words', { hasText: 'Ansel Purdy' }).waitFor();
  expect(await grantor.getAttribute('aria-pressed')).toBe('true');
  await facts.getByText('Della Purdy').waitFor();
  expect(await facts.getByRole('button', { name: /Della Purdy/ }).count()).toBe(0);
  await facts.getByRole('button', { name: /^stated area/ }).click();
  await page.locator('.lit-words', { hasText: '40,000 square feet' }).waitFor();
  await page.locator('.lit-words', { hasText: 'Ansel Purdy' }).waitFor({ state: 'detached' });
});
