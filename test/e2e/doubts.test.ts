// What the scan leaves in doubt, at the place where a person looks: the page, the cells, the choice of readings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk, openScreen } from '#test/e2e/desk.ts';
import { readScanned } from '#test/e2e/scanned-review.ts';
import { DEED } from '#test/support/service.ts';

const PARTED = DEED.replace('400.00 feet to a stone', '460.00 feet to a stone');

describe('a deed read from a scan', () => {
  let desk: Desk;
  let id: string;
  beforeAll(async () => {
    desk = await openDesk();
    id = await readScanned(desk, 'scanned.pdf', PARTED, {
      words: {
        '460.00': { confidence: 0.62, doubts: [{ at: 1, chance: 0.62, others: [{ text: '0', chance: 0.36 }] }] },
        '89°30\'00"': { confidence: 0.9, doubts: [{ at: 3, chance: 0.9, others: [{ text: '5', chance: 0.08 }] }] },
        '5.00': { confidence: 0.8, doubts: [{ at: 0, chance: 0.8, others: [{ text: '6', chance: 0.15 }] }] },
        'Tanner,': { confidence: 0.5, doubts: [{ at: 0, chance: 0.5, others: [{ text: 'F', chance: 0.4 }] }] },
        'pin;': { recognised: 'pm;' },
      },
      page: (page) => {
        const word = page.lines.flatMap((line) => line.words).find((one) => one.text === '544.50');
        const [left = 0, top = 0, , foot = 0] = word?.box ?? [];
        return {
          unread_places: [
            { kind: 'hand', box: [left + 8, top - 7, left + 90, top + 2] },
            { kind: 'struck', box: [left - 120, foot + 60, left - 20, foot + 74] },
            { kind: 'illegible', box: [330, foot + 110, 420, foot + 140] },
          ],
        };
      },
    });
  });
  afterAll(() => desk.close());

  const panel = () => desk.page.getByRole('region', { name: 'In doubt on the scan' });
  const verdictPane = () => desk.page.getByRole('region', { name: 'Verdict', exact: true });
  const pending = () => desk.page.getByRole('region', { name: 'Pending corrections' });

  async function openReview(): Promise<void> {
    await openScreen(desk.page, '/library');
    await openScreen(desk.page, `/review/${id}`);
    await desk.page.getByRole('grid', { name: 'Calls' }).waitFor();
  }

  test('shows the doubted characters in their cells, their sentence and on the page', async () => {
    const { page } = desk;
    await openReview();
    const cell = page.locator('[data-cell="0-1"]');
    expect(await cell.locator('.doubted').innerText()).toBe('6');
    expect(await cell.getAttribute('title')).toContain('460.00 feet 62 %, or 400.00 feet 36 %');
    await page.locator('.page-note-doubt').first().waitFor();
    await page.getByRole('button', { name: /^In doubt: distance 460.00 feet/ }).click();
    await page.locator('[role="row"][aria-selected="true"]').getByRole('rowheader', { name: 'Call 1' }).waitFor();
    expect(await panel().locator('.doubt-sentence .doubted').first().innerText()).toBe('6');
  });

  test('names what was not read, and where', async () => {
    const { page } = desk;
    await openReview();
    await page.getByRole('img', { name: 'Written by hand, not read' }).waitFor();
    await page.getByRole('img', { name: 'Struck out' }).waitFor();
    await page.getByRole('img', { name: 'Not legible' }).waitFor();
    await verdictPane()
      .getByText(/^Something written by hand near/)
      .waitFor();
  });

  test('goes through the places that were not read by keyboard, and says of each what it is', async () => {
    const { page } = desk;
    await openReview();
    const hand = page.getByRole('img', { name: 'Written by hand, not read' });
    await hand.waitFor();
    expect(await hand.getByText('Written by hand, not read').isVisible()).toBe(false);
    const next = page.getByRole('button', { name: 'Next of 3 not read' });
    await next.focus();
    await page.keyboard.press('Enter');
    await hand.getByText('Written by hand, not read').waitFor();
    await next.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'Struck out' }).getByText('Struck out').waitFor();
    expect(await hand.getByText('Written by hand, not read').isVisible()).toBe(false);
  });

  test('tells the facts of the tract and of the document that are in doubt', async () => {
    const { page } = desk;
    await openReview();
    const facts = page.getByRole('list', { name: 'Facts in doubt on the scan', exact: true });
    expect(await facts.innerText()).toMatch(/stated area\s+5\.00 acres\s+80 %\s+or 6\.00 acres\s+15 %/i);
    const document = page.getByRole('list', { name: 'Document facts in doubt on the scan' });
    expect(await document.innerText()).toMatch(/grantee\s+Lowell Tanner/i);
    await verdictPane()
      .getByText('The scan leaves doubt about the stated area: 5.00 acres may be 6.00 acres.')
      .waitFor();
  });

  test('makes a chosen reading a pending correction, by mouse and by keyboard, and applies nothing itself', async () => {
    const { page } = desk;
    await openReview();
    await page.locator('[data-cell="0-1"]').click();
    const other = panel().getByRole('button', { name: /^Read the distance of call 1 as 400.00 feet 36 %/ });
    await other.click();
    await pending().getByText('460.00').waitFor();
    expect(await page.locator('[data-cell="0-1"]').innerText()).toBe('400.00');
    expect(await other.getAttribute('aria-pressed')).toBe('true');
    await panel()
      .getByRole('button', { name: /as it was read$/ })
      .click();
    await pending().waitFor({ state: 'detached' });
    await page.locator('[data-cell="0-1"]').click();
    // The panel is drawn anew as the cell is chosen: from where the first step sets out is left open.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (let at = 0; at < 5 && !(await focused()).includes('as 400.00 feet'); at += 1) await page.keyboard.press('Tab');
    expect(await focused()).toContain('as 400.00 feet');
    await page.keyboard.press('Enter');
    await pending().getByText('400.00').waitFor();
    const { value } = await desk.stand.desktop.call('getDocumentResult', { params: { id } });
    expect(value.extraction.tracts[0]?.calls[0]?.distance).toBe(460);
    await panel().getByRole('button', { name: 'Next' }).click();
    await panel()
      .getByRole('button', { name: /^Read the bearing of call 2 as South 89°50'00" East 8 %/ })
      .click();
    await pending().getByText('S 89°50\'00" E').waitFor();
    const confirm = panel().getByRole('button', { name: /^Confirm(ed)? as read: bearing of call 2$/ });
    await confirm.click();
    await pending()
      .getByText(/confirmed as read$/)
      .waitFor();
    expect(await confirm.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  test('signs a chosen reading like any other correction, and the doubt about it is gone', async () => {
    const { page } = desk;
    const own = await readScanned(desk, 'chosen.pdf', PARTED, {
      words: {
        '460.00': { confidence: 0.62, doubts: [{ at: 1, chance: 0.62, others: [{ text: '0', chance: 0.36 }] }] },
      },
    });
    await openScreen(page, `/review/${own}`);
    await panel().getByRole('button', { name: 'Show' }).click();
    await panel()
      .getByRole('button', { name: /as 400.00 feet/ })
      .click();
    await page.getByRole('button', { name: 'Apply 1 correction' }).click();
    await page.getByRole('button', { name: 'Apply and sign' }).click();
    await page.getByText('1 tract corrected and signed.').waitFor();
    const { value } = await desk.stand.desktop.call('getDocumentResult', { params: { id: own } });
    expect(value.extraction.tracts[0]?.calls[0]).toMatchObject({ distance: 400 });
    expect(value.extraction.tracts[0]?.calls[0]).not.toHaveProperty('doubts');
    await panel().waitFor({ state: 'detached' });
  });

  test('lets a person confirm a party as read, and signs that', async () => {
    const { page } = desk;
    const own = await readScanned(desk, 'party.pdf', DEED, {
      words: {
        'Tanner,': { confidence: 0.5, doubts: [{ at: 0, chance: 0.5, others: [{ text: 'F', chance: 0.4 }] }] },
      },
    });
    await openScreen(page, `/review/${own}`);
    const confirm = page.getByRole('button', { name: /^Confirm(ed)? as read: grantee$/ });
    await confirm.click();
    await pending()
      .getByText(/Lowell Tanner.* confirmed as read$/)
      .waitFor();
    expect(await confirm.getAttribute('aria-pressed')).toBe('true');
    await confirm.click();
    await pending().waitFor({ state: 'detached' });
    await confirm.click();
    await page.getByRole('button', { name: 'Apply 1 correction' }).click();
    await page.getByRole('button', { name: 'Apply and sign' }).click();
    await page.getByText('1 fact confirmed and signed.').waitFor();
    const done = page.getByRole('list', { name: 'Document facts confirmed by an operator' });
    expect(await done.innerText()).toMatch(/grantee Lowell Tanner.* confirmed as read/i);
    await page.getByRole('list', { name: 'Document facts in doubt on the scan' }).waitFor({ state: 'detached' });
    const { value } = await desk.stand.desktop.call('getDocumentResult', { params: { id: own } });
    expect(value.extraction.fact_confidence?.['grantees[0]']?.confidence).toBe('medium');
    expect(value.corrections).toMatchObject([{ kind: 'fact', field: 'grantees[0]' }]);
  });

  test('turns a page that was scanned on its side, and the marks with it', async () => {
    const { page } = desk;
    const turned = await readScanned(desk, 'turned.pdf', DEED, { page: () => ({ turn: 1 }) });
    await openScreen(page, `/review/${turned}`);
    const paper = page.locator('.pdf-page').first();
    await paper.getByRole('button', { name: 'Call 1' }).first().waitFor();
    const frame = (await paper.boundingBox())!;
    expect(frame.width).toBeGreaterThan(frame.height);
    const mark = (await paper.getByRole('button', { name: 'Call 1' }).first().boundingBox())!;
    expect(mark.height).toBeGreaterThan(mark.width);
    expect(mark.x).toBeGreaterThan(frame.x + frame.width / 2);
  });
});
