// What a person changed and what the engine suspects: before and after, who and when.
import { changeWords } from '#core/corrections/change-words.ts';
import { type Change, isConfirmation } from '#core/corrections/changes.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { chanceText } from '#core/survey/chance-text.ts';
import { changesOfGone, changesOfTract, confirmedFacts } from '#main/export/change-lines.ts';
import { heading, paragraph, type Sheet, within } from '#main/export/sheet.ts';
import { type TableRow, table } from '#main/export/sheet-table.ts';
import { HEADING, NOTE, SUBHEADING } from '#main/export/sheet-type.ts';
import { fieldText, isMetric, lengthWords, momentText, valueText } from '#main/export/words.ts';

/** Single-course explanations of why a tract does not close. */
export function writeSuspects(sheet: Sheet, verdict: TractVerdict): void {
  if (verdict.suspects.length === 0) return;
  within(sheet, 'Sect', () => {
    heading(sheet, 'Courses to look at first', SUBHEADING, 'H3', 60);
    table(
      sheet,
      [
        { head: 'Course', share: 0.08 },
        { head: 'Value', share: 0.12 },
        { head: 'As read', share: 0.19 },
        { head: 'Would read', share: 0.19 },
        { head: 'Chance', share: 0.18 },
        { head: 'Closure then', share: 0.12, align: 'right' },
        { head: 'Area agrees', share: 0.12 },
      ],
      verdict.suspects.map((suspect) => ({
        cells: [
          String(suspect.call + 1),
          fieldText(suspect.field),
          valueText(suspect.before),
          valueText(suspect.after),
          suspect.chance === undefined ? 'not told' : chanceText(suspect.chance),
          suspect.closure_ratio,
          suspect.area_agrees === null ? 'none stated' : suspect.area_agrees ? 'yes' : 'no',
        ],
        below: suspect.explanation,
      })),
    );
    paragraph(sheet, 'Suggestions only: nothing was changed on their account.', NOTE, { after: 8 });
  });
}

/** The corrections that the values of this tract carry, earlier ones first, and its fit. */
export function writeChanges(sheet: Sheet, body: ExtractResponse, tract: number): void {
  const all = changesOfTract(body, tract);
  const fits = body.adjustments.filter((one) => one.tract === tract);
  if (all.length === 0 && fits.length === 0) return;
  const own = body.extraction.tracts[tract];
  const metric = own !== undefined && isMetric(own);
  within(sheet, 'Sect', () => {
    const isConfirmed =
      all.length > 0 && fits.length === 0 && all.every(({ correction }) => isConfirmation(correction));
    heading(sheet, isConfirmed ? 'Confirmed by an operator' : 'Changed by an operator', SUBHEADING, 'H3', 60);
    if (all.length > 0) writeCorrections(sheet, body, all);
    for (const fit of fits) {
      const who = [fit.by === '' ? '' : `by ${fit.by}`, fit.at === '' ? '' : `on ${momentText(fit.at)}`];
      const said = who.filter((part) => part !== '').join(' ');
      paragraph(
        sheet,
        `The figure was fitted by the compass rule${said === '' ? '' : ` ${said}`}: ${lengthWords(fit.misclosure_before, metric, 4)} of misclosure spread over ${lengthWords(fit.perimeter, metric)} of perimeter. Verdict, closure and computed area are those of the record, before the fit.`,
        undefined,
        { after: 8 },
      );
    }
  });
}

/** Tracts that were read and are no longer there, said on the cover: nothing else would tell of them. */
export function writeGone(sheet: Sheet, body: ExtractResponse): void {
  const gone = changesOfGone(body);
  if (gone.length === 0) return;
  heading(sheet, gone.length === 1 ? 'Tract deleted by an operator' : 'Tracts deleted by an operator', HEADING, 'H2');
  writeCorrections(sheet, body, gone);
}

/** Parties, dates and references that the scan left in doubt and a person confirmed. */
export function writeConfirmedFacts(sheet: Sheet, body: ExtractResponse): void {
  const facts = confirmedFacts(body);
  if (facts.length === 0) return;
  heading(
    sheet,
    facts.length === 1 ? 'Fact confirmed by an operator' : 'Facts confirmed by an operator',
    HEADING,
    'H2',
  );
  table(
    sheet,
    [
      { head: 'Fact', share: 0.2 },
      { head: 'As read', share: 0.38 },
      { head: 'By', share: 0.2 },
      { head: 'When', share: 0.22 },
    ],
    facts.map(({ correction }): TableRow => {
      const { what, before } = changeWords(correction, 'feet');
      const { by, at, note } = correction;
      const cells = [what, before, by === '' ? 'not named' : by, momentText(at)];
      return note === '' ? { cells } : { cells, below: note };
    }),
  );
}

function writeCorrections(sheet: Sheet, body: ExtractResponse, changes: readonly Change[]): void {
  const rows = changes.map(({ correction: one, tract, call }): TableRow => {
    const unit = body.extraction.tracts[tract ?? -1]?.distance_unit ?? 'feet';
    const { where, what, before, after } = changeWords(one, unit, call ?? one.call);
    const gone = call === null && where !== 'Tract' && one.kind !== 'delete_call' ? 'deleted since' : '';
    const cells = [
      where.replace(/^Course /, '').replace(/^T/, 't'),
      what,
      before,
      after,
      one.by === '' ? 'not named' : one.by,
      momentText(one.at),
    ];
    const below = [one.note, gone].filter((part) => part !== '').join('; ');
    return below === '' ? { cells } : { cells, below };
  });
  table(
    sheet,
    [
      { head: 'Course', share: 0.08 },
      { head: 'Value', share: 0.13 },
      { head: 'Before', share: 0.2 },
      { head: 'After', share: 0.2 },
      { head: 'By', share: 0.17 },
      { head: 'When', share: 0.22 },
    ],
    rows,
  );
}
