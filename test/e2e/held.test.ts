import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, dropOn, filesIn, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { standService } from '#test/support/service.ts';

describe('extraction files that a person holds', () => {
  let desk: Desk;
  let good: string;
  beforeAll(async () => {
    desk = await openDesk();
    const id = await readText(desk, 'slipped.txt', SLIPPED);
    good = (await desk.stand.desktop.call('getDocumentResult', { params: { id } })).text;
  });
  afterAll(() => desk.close());

  async function hold(name: string, text: string): Promise<void> {
    const { paths } = filesIn({ [name]: text });
    await dropOn(desk.page, paths);
  }

  test('a file as it was signed is good, and its verdicts are recomputed', async () => {
    await hold('as-signed.deedproof', good);
    await desk.page.getByText('Signature good.').waitFor();
    expect(await desk.page.getByText('of a file whose signature is not proved').count()).toBe(0);
    await desk.page.getByText('Verdicts recomputed: they agree.').waitFor();
    await desk.page.getByRole('grid', { name: 'Calls' }).waitFor();
  });

  test('the sign of its checking turns while it is checked, and stands still for whoever asked for stillness', async () => {
    const { page } = desk;
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/local/verify', async (route) => {
      await asked;
      await route.continue();
    });
    await openScreen(page, '/held');
    await hold('slow.deedproof', good);
    const sign = page.getByRole('status').filter({ hasText: 'Checking the signature' }).locator('svg');
    const turning = () => sign.evaluate((icon) => icon.getAnimations().length);
    await sign.waitFor();
    expect(await turning()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await turning()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    answer();
    await sign.waitFor({ state: 'detached' });
    await page.unroute('**/v1/local/verify');
  });

  test('is corrected and exported without a library behind it, and the new file is signed again', async () => {
    const { page } = desk;
    await page.getByRole('row').filter({ hasText: 'N 85°30' }).getByRole('gridcell').first().click();
    await page.keyboard.type('N89 30 00 W');
    await page.keyboard.press('Enter');
    await page.getByRole('status', { name: 'Verdict PASS' }).waitFor();
    await page.getByRole('button', { name: 'Apply 1 correction' }).click();
    await page.getByRole('button', { name: 'Apply and sign' }).click();
    await page.getByText('1 tract corrected and signed.').waitFor();
    await page.getByText('Signature good.').waitFor();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Signed extraction' }).click();
    const text = readFileSync(await (await file).path(), 'utf8');
    const { value } = await desk.stand.desktop.call('checkHeld', { body: text });
    expect(value).toMatchObject({ signature: 'good', verdicts_agree: true });
  });

  test('one digit changed is a wrong signature, said plainly', async () => {
    await hold('changed.json', good.replace('544.5', '544.6'));
    await desk.page.getByRole('alert').getByText('Signature wrong.').waitFor();
    await desk.page.getByRole('grid', { name: 'Calls' }).waitFor();
    await desk.page.getByText('of a file whose signature is not proved').waitFor();
  });

  test('a file that calls itself PASS is judged by its calls all the same', async () => {
    await hold('boast.json', good.replace('"status":"REVIEW"', '"status":"PASS"'));
    await desk.page.getByRole('alert').getByText('Signature wrong.').waitFor();
    await desk.page.getByText(/Verdicts recomputed: they differ/).waitFor();
    await desk.page.getByRole('status', { name: 'Verdict REVIEW' }).waitFor();
    expect(await desk.page.getByText('PASS', { exact: true }).count()).toBe(0);
  });

  test('one signed on another machine is not known here', async () => {
    const other = await standService();
    const headers = { 'content-type': 'text/plain', 'x-document-name': 'elsewhere.txt' };
    const { text } = await other.desktop.call('extract', { headers, body: SLIPPED });
    await other.close();
    await hold('elsewhere.json', text);
    await desk.page.getByText(/^(Unknown key|Signature wrong)\.$/).waitFor();
  });

  test('one without a signature says so', async () => {
    const body = JSON.parse(good) as { attestation: unknown };
    await hold('unsigned.json', JSON.stringify({ ...body, attestation: null }));
    await desk.page.getByText('Not signed.').waitFor();
  });

  test('what is no extraction is refused', async () => {
    await hold('notes.json', '{"hello": "world"}');
    await desk.page.getByText('notes.json: not an extraction of Deedproof.').waitFor();
  });

  test('all that is open stands in a list', async () => {
    await desk.page.getByRole('navigation').getByRole('button', { name: 'Held files' }).click();
    const list = desk.page.getByRole('list', { name: 'Open files' });
    await list.getByText('changed.json').waitFor();
    await list.getByText('unsigned.json').waitFor();
    await list.getByRole('button', { name: 'Close unsigned.json' }).click();
    await list.getByText('unsigned.json').waitFor({ state: 'detached' });
  });
});
