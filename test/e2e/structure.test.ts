import { afterAll, beforeAll, expect, test } from 'vitest';
import { SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';

let desk: Desk;
let id: string;
beforeAll(async () => {
  desk = await openDesk();
  id = await readText(desk, 'changed.txt', SLIPPED);
  await openScreen(desk.page, `/review/${id}`);
  await desk.page.getByRole('grid', { name: 'Calls' }).waitFor();
});
afterAll(() => desk.close());

const headers = (): Promise<string[]> =>
  desk.page
    .getByRole('grid', { name: 'Calls' })
    .getByRole('rowheader')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
const cell = (row: string, column: number) =>
  desk.page
    .getByRole('row')
    .filter({ has: desk.page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('gridcell')
    .nth(column);
const pending = () => desk.page.getByRole('region', { name: 'Pending corrections' });
const choose = async (menu: string, item: string | RegExp) => {
  await desk.page.getByRole('toolbar', { name: 'Courses and tracts' }).getByRole('button', { name: menu }).click();
  await desk.page.getByRole('menuitem', { name: item }).click();
};

test('courses are put in, moved, split and deleted by key and menu, and one undo takes back each', async () => {
  const { page } = desk;
  await cell('Call 2', 0).click();
  await page.keyboard.press('Shift+Insert');
  await expect.poll(headers).toHaveLength(5);
  await cell('Call 3', 0).click();
  await page.keyboard.type('N 45 E');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10.25');
  await page.keyboard.press('Enter');
  await pending().getByText('Call 3 entered').waitFor();
  await cell('Call 3', 2).getByText('typed').waitFor();
  await page.getByText('Course 3 was entered by an operator, and not read from the document.').waitFor();
  await cell('Call 3', 0).click();
  await page.keyboard.press('Control+ArrowUp');
  await expect.poll(() => cell('Call 2', 1).innerText()).toBe('10.25');
  await page.keyboard.press('Delete');
  await expect.poll(headers).toHaveLength(4);
  await page.keyboard.press('Control+z');
  await expect.poll(headers).toHaveLength(5);
  await cell('Call 1', 0).click();
  await choose('Course', 'Split in two');
  await expect.poll(() => cell('Call 2', 1).innerText()).toBe('200.00');
  await cell('Call 1', 0).click();
  await choose('Course', 'Join with the next');
  await expect.poll(headers).toHaveLength(5);
  await page.reload();
  await page.getByRole('grid', { name: 'Calls' }).waitFor();
  await expect.poll(headers).toHaveLength(5);
  expect(await cell('Call 2', 1).innerText()).toBe('10.25');
});

test('calls are copied as text and as a table, and shown with their azimuths', async () => {
  const { page } = desk;
  await choose('Copy', 'Calls as text');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('2. N 45°00\'00" E 10.25');
  await choose('Copy', 'Calls as a table');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('\t544.5\tfeet\t');
  await page.getByRole('button', { name: /Show calls/ }).click();
  await page.getByRole('option', { name: 'With azimuths' }).click();
  await expect.poll(() => cell('Call 3', 2).innerText()).toBe('90°30\'00"');
  await page.getByRole('button', { name: /Show calls/ }).click();
  await page.getByRole('option', { name: 'As recorded alone' }).click();
});

test('a tract is entered, its facts are typed, and words marked in the document are read', async () => {
  const { page } = desk;
  await choose('Tract', 'Add a tract');
  await page.getByRole('option', { name: 'Tract 2' }).waitFor();
  await choose('Tract', 'Correct its facts');
  await page.getByRole('textbox', { name: 'Name' }).fill('The spring lot');
  await page.getByRole('textbox', { name: 'Stated area' }).fill('1.5 acres, 0.61 ha');
  await page.getByRole('button', { name: 'Keep as a correction' }).click();
  await page.getByRole('option', { name: 'The spring lot' }).waitFor();
  await page.getByRole('region', { name: 'Document text' }).evaluate((pane) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf('South 89') ?? -1;
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, node.textContent?.length ?? 0);
      break;
    }
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
  });
  await page.getByRole('button', { name: 'Read as a call' }).click();
  await expect.poll(() => cell('Call 1', 1).innerText()).toBe('544.50');
  await page.getByText('The tract was entered by an operator, and was not read from the document.').waitFor();
});

test('applied, the log is signed, what was changed stands beside the values, and the way back is one press', async () => {
  const { page } = desk;
  await page.getByRole('option', { name: 'Tract 1' }).click();
  await cell('Call 4', 1).click();
  await page.keyboard.type('401');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Apply \d corrections/ }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('seen on the plat');
  await page.getByRole('button', { name: 'Apply and sign' }).click();
  await page.getByText(/corrected and signed/).waitFor();
  const { value } = await desk.stand.desktop.call('getDocumentResult', { params: { id } });
  const kinds = value.corrections.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['boundary', 'insert_call', 'insert_tract']);
  expect(value.extraction.tracts[1]).toMatchObject({ name: 'The spring lot', typed: true, stated_acreage: 1.5 });
  expect(value.groundtruth_verdicts.map(({ status }) => status)).not.toContain('PASS');
  const signed = page.getByRole('list', { name: 'Signed corrections' });
  await signed.getByText('Call 2 entered').waitFor();
  await signed
    .getByText(/Ada Examiner.*seen on the plat/)
    .first()
    .waitFor();
  expect(await cell('Call 4', 1).getAttribute('title')).toContain('read 400 before; Ada Examiner');
  await page.getByRole('button', { name: 'Back to the value as read: Call 4 distance' }).click();
  await expect.poll(() => cell('Call 4', 1).innerText()).toBe('400.00');
  await pending().getByText('400.00').waitFor();
});
