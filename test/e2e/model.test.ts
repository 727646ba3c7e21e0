// A person switches a language model on, told what leaves the machine, and looks at what it reads otherwise.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { objections } from '#test/e2e/objections.ts';
import { answerLike, type ModelServer, standModel } from '#test/support/model-server.ts';
import { DEED } from '#test/support/service.ts';

/** The words behind the area read like a course, and our reader takes them for none. */
const MORE = `${DEED}
Witness line, thence South 45°00'00" East, 12.50 feet to a witness post.

TRACT TWO as surveyed.
`;

describe('the model reader', () => {
  let desk: Desk;
  let model: ModelServer;
  beforeAll(async () => {
    model = await standModel();
    desk = await openDesk();
  });
  afterAll(async () => {
    await desk.close();
    await model.close();
  });

  test('is off, says what would leave before it is switched on, keeps a key unseen, and is tried', async () => {
    const { page, stand } = desk;
    await openScreen(page, '/settings/model');
    const on = page.getByRole('switch', { name: 'Let a language model read too' });
    await page.getByText('no document leaves this machine').first().waitFor();
    expect(await on.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Address' }).fill(model.address);
    await page.getByRole('textbox', { name: 'Model', exact: true }).fill('tiny');
    await page.getByRole('textbox', { name: 'Model', exact: true }).press('Enter');
    await page.getByLabel('Key (if the server asks for one)').fill('sk-unseen');
    await page.getByRole('button', { name: 'Keep the key' }).click();
    await page.getByRole('button', { name: 'Forget it' }).waitFor();
    expect(await page.content()).not.toContain('sk-unseen');
    await on.press('Space');
    const consent = page.getByRole('alertdialog', { name: 'What leaves this machine' });
    await consent.getByText('all words of the document').waitFor();
    expect(await consent.innerText()).toContain(new URL(model.address).host);
    expect(await objections(page)).toEqual([]);
    await consent.getByRole('button', { name: 'Leave it off' }).click();
    expect(stand.app.settings.model_on).toBe(false);
    expect(model.asked).toHaveLength(0);
    await on.press('Space');
    await consent.getByRole('button', { name: 'Send documents there' }).click();
    await page.getByText(/^On: all words of a document are sent to a program on this machine/).waitFor();
    // The words turn at once, and what is set is kept a moment later.
    await expect.poll(() => stand.app.settings.model_on).toBe(true);
    model.play({ answer: { tracts: [] } });
    await page.getByRole('button', { name: 'Try it with our sample deed' }).click();
    await page.getByText('named 0 of the 4 courses').waitFor();
    await page.getByText('This month: 1 question').waitFor();
    expect(await objections(page)).toEqual([]);
  });

  test('what it reads otherwise stands beside our reading, each with its words, and what it offers is put in by a person', async () => {
    const { page } = desk;
    const answer = answerLike(readDocument(pagesOfText(DEED)));
    const [tract] = answer.tracts;
    tract?.courses.splice(1, 1);
    tract?.courses.push({ quote: 'thence South 45°00\'00" East, 12.50 feet to a witness post', kind: 'line' });
    answer.remarks.push({ quote: 'more or less', remark: 'the area is not exact' });
    model.play({ answer });
    const id = await readText(desk, 'two readers.txt', MORE);
    await openScreen(page, `/review/${id}`);
    const verdict = page.getByRole('region', { name: 'Verdict', exact: true });
    await verdict.getByRole('status', { name: 'Verdict REVIEW' }).waitFor();
    const table = verdict.getByRole('table', { name: 'Where the two readers differ' });
    const lit = page.locator('.lit-words');
    await table.getByRole('button', { name: /^Course 2: / }).click();
    await page.getByRole('row', { selected: true }).waitFor();
    await table
      .getByRole('button', { name: /^S 45°00'00" E, 12.50$/ })
      .first()
      .click();
    await lit.waitFor();
    expect(await lit.innerText()).toContain('witness post');
    await verdict.getByText('The model remarks on "more or less": the area is not exact.').waitFor();
    await table.getByRole('button', { name: /^Put it in/ }).click();
    await page.getByRole('button', { name: 'Apply 1 correction' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByRole('menuitem', { name: 'Read again with our own reader alone' }).click();
    await table.waitFor({ state: 'detached' });
  });
});
