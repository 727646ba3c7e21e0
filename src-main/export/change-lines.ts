// What operators changed, in sentences: for the report, the tables of a GIS file, a spreadsheet and a drawing.
import { CONFIRMED, changeWords } from '#core/corrections/change-words.ts';
import { type Change, changesOf, isConfirmation, isOfDocument } from '#core/corrections/changes.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { momentText } from '#main/export/words.ts';

const followed = new WeakMap<ExtractResponse, readonly Change[]>();

function changes(body: ExtractResponse): readonly Change[] {
  const known = followed.get(body) ?? changesOf(body);
  followed.set(body, known);
  return known;
}

/** Of one tract as it stands now, earlier ones first. */
export const changesOfTract = (body: ExtractResponse, tract: number): Change[] =>
  changes(body).filter((change) => change.tract === tract);

/** Of tracts that are no longer there. */
export const changesOfGone = (body: ExtractResponse): Change[] =>
  changes(body).filter(({ tract, correction }) => tract === null && correction.kind === 'delete_tract');

/** Facts of the document that an operator confirmed as read. */
export const confirmedFacts = (body: ExtractResponse): Change[] =>
  changes(body).filter(({ correction }) => isOfDocument(correction));

/** Indexes of the courses that no longer read as their sentence does. */
export const correctedCourses = (body: ExtractResponse, tract: number): ReadonlySet<number> =>
  new Set(
    changesOfTract(body, tract).flatMap(({ correction, call }) =>
      call === null || correction.kind !== 'boundary' || isConfirmation(correction) ? [] : [call],
    ),
  );

/** "Course 3, distance: 301.44 corrected to 310.44 by A. Moss on 2026-05-01 10:00:00 UTC. Page 2." */
export function changeLine(body: ExtractResponse, { correction, tract, call }: Change): string {
  const unit = body.extraction.tracts[tract ?? -1]?.distance_unit ?? 'feet';
  const { where, what, before, after } = changeWords(correction, unit, call ?? correction.call);
  const { kind, by, at, note } = correction;
  const who = [by === '' ? '' : ` by ${by}`, at === '' ? '' : ` on ${momentText(at)}`].join('');
  const said = note === '' ? '' : ` ${note}`;
  if (kind.startsWith('insert')) return `${where} entered${who}: ${after}.${said}`;
  if (kind.startsWith('delete')) return `${where} deleted${who}: ${before}.${said}`;
  if (kind === 'move_call') return `${where} moved from ${before} to ${after}${who}.${said}`;
  if (isConfirmation(correction)) return `${where}, ${what}: ${before} ${CONFIRMED}${who}.${said}`;
  return `${where}, ${what}: ${before} corrected to ${after}${who}.${said}`;
}

export const changeLinesOf = (body: ExtractResponse, tract: number): string[] =>
  changesOfTract(body, tract).map((change) => changeLine(body, change));

/** The same for one course. */
export const changeLinesOfCourse = (body: ExtractResponse, tract: number, call: number): string[] =>
  changesOfTract(body, tract)
    .filter((change) => change.call === call && change.correction.kind !== 'tie' && change.correction.field !== 'tie')
    .map((change) => changeLine(body, change));
