// The plain-language report: what was read, what it amounts to, and what to look at, as Markdown.

import { Refusal } from '#core/api/errors.ts';
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import { courseForms } from '#core/drawing/recorded-form.ts';
import { courseSentence, repairText } from '#core/drawing/recorded-text.ts';
import { findState } from '#core/plss/states.ts';
import type { Call } from '#core/schema/call.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { chanceText } from '#core/survey/chance-text.ts';
import { chancesText, doubtedName } from '#core/verdict/wording/doubts.ts';
import { changeLine, changeLinesOf, changesOfGone, confirmedFacts } from '#main/export/change-lines.ts';
import { findPlacement } from '#main/export/planes.ts';
import { printedReasons } from '#main/export/reason-words.ts';
import {
  aliquotText,
  computedText,
  documentName,
  fieldText,
  isMetric,
  kindText,
  lengthWords,
  missText,
  momentText,
  placedText,
  placeText,
  referenceText,
  sourceText,
  statedText,
  valueText,
} from '#main/export/words.ts';

export function reportOf(body: ExtractResponse, placements: readonly Placement[]): string {
  const { tracts } = body.extraction;
  if (tracts.length === 0 && body.document_verdict === null)
    throw new Refusal('nothing_to_draw', {}, 'The body holds no tract and no document verdict.');
  return [
    `# ${escaped(documentName(body))}`,
    '',
    opening(body),
    '',
    ...documentVerdict(body),
    ...tracts.flatMap((tract, i) => tractPart(body, tract, i, placements)),
    ...goneLines(body),
    ...confirmedLines(body),
    '## Source',
    '',
    ...sourceLines(body),
    '',
  ].join('\n');
}

function opening(body: ExtractResponse): string {
  const { metadata } = body.extraction;
  const place = placeText(body);
  const parties =
    metadata.grantors.length > 0 && metadata.grantees.length > 0
      ? ` from ${metadata.grantors.join(' and ')} to ${metadata.grantees.join(' and ')}`
      : '';
  const sentences = [
    `${kindText(body)}${parties}${place === '' ? '' : `, ${place}`}.`,
    metadata.transfer_date === '' ? '' : `Dated ${metadata.transfer_date}.`,
    metadata.recording === '' ? '' : `Recorded in ${referenceText(metadata.recording)}.`,
    body.test_mode ? 'This is the fixed sample of a test key, not a reading of any document.' : '',
  ];
  return escaped(sentences.filter((part) => part !== '').join(' '));
}

function documentVerdict({ document_verdict: verdict }: ExtractResponse): string[] {
  if (verdict === null) return [];
  return [
    `## ${verdict.status}: ${escaped(verdict.document)}`,
    '',
    ...(verdict.summary === '' ? [] : [escaped(verdict.summary), '']),
    ...verdict.reasons.map((reason) => `- ${escaped(reason)}`),
    '',
  ];
}

const MEANING = {
  PASS: 'The boundary closes and its area agrees with what the document states.',
  REVIEW: 'Something disagrees or could not be checked; a person has to decide.',
  FAIL: 'The boundary could not be computed from what the document says.',
} as const;

function tractPart(body: ExtractResponse, tract: Tract, index: number, placements: readonly Placement[]): string[] {
  const verdict = body.groundtruth_verdicts[index];
  if (verdict === undefined) return [];
  return [
    `## ${verdict.status}: ${escaped(tract.name || `Tract ${index + 1}`)}`,
    '',
    `${tract.is_exception ? 'This tract is kept out of what the document conveys. ' : ''}${MEANING[verdict.status]}`,
    '',
    ...printedReasons(body, index).flatMap(({ reason, words }) => [
      `- ${escaped(reason)}`,
      ...(words === '' ? [] : [`  - ${escaped(words)}`]),
    ]),
    ...(verdict.reasons.length === 0 ? [] : ['']),
    ...factLines(body, tract, verdict, index, placements),
    '',
    ...suspectLines(verdict),
    ...changeLines(body, index),
    ...courseLines(tract, findState(body.extraction.metadata.state) ?? ''),
    ...doubtLines(tract),
  ];
}

function factLines(
  body: ExtractResponse,
  tract: Tract,
  verdict: TractVerdict,
  index: number,
  placements: readonly Placement[],
): string[] {
  const state = findState(body.extraction.metadata.state) ?? '';
  const placement = findPlacement(body, index, placements);
  const miss = verdict.geometry?.misclosure ?? null;
  const facts: (readonly [string, string])[] = [
    ['Closure', verdict.closure_ratio ?? ''],
    [
      'Misclosure',
      miss === null || verdict.closure_ratio === 'exact' || verdict.closure_ratio === null || verdict.adjusted
        ? ''
        : missText(miss, isMetric(tract)),
    ],
    ['Computed area', computedText(tract, verdict, state)],
    ['Stated area', statedText(tract)],
    ['Commencement', beginPointsOf(tract).commencement],
    ['Point of beginning', beginPointsOf(tract).beginning],
    ['Aliquot', tract.aliquot === '' ? '' : aliquotText(tract.aliquot).replaceAll('\n', ' ')],
    ['Place', placement === undefined ? placeOf(verdict) : placedText(placement)],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => `- **${label}:** ${escaped(value)}`);
}

const placeOf = ({ georef }: TractVerdict): string =>
  georef === null ? 'not placed on the earth' : `located by the survey fabric in ${georef.plss_id}; for review`;

function suspectLines({ suspects }: TractVerdict): string[] {
  if (suspects.length === 0) return [];
  const lines = suspects.map(
    (one) =>
      `${one.explanation} (course ${one.call + 1}, ${fieldText(one.field)}: ${valueText(one.before)} would read ${valueText(one.after)}; closure then ${one.closure_ratio}${one.chance === undefined ? '' : `; chance ${chanceText(one.chance)}`})`,
  );
  return ['### Look here first', '', ...lines.map((line, i) => `${i + 1}. ${escaped(line)}`), ''];
}

function goneLines(body: ExtractResponse): string[] {
  const gone = changesOfGone(body).map((change) => `- ${escaped(changeLine(body, change))}`);
  return gone.length === 0 ? [] : ['## Tracts deleted by an operator', '', ...gone, ''];
}

function confirmedLines(body: ExtractResponse): string[] {
  const facts = confirmedFacts(body).map((change) => `- ${escaped(changeLine(body, change))}`);
  return facts.length === 0 ? [] : ['## Facts confirmed by an operator', '', ...facts, ''];
}

function changeLines(body: ExtractResponse, index: number): string[] {
  const fits = body.adjustments.filter(({ tract }) => tract === index);
  const own = body.extraction.tracts[index];
  const metric = own !== undefined && isMetric(own);
  const who = (by: string, at: string) =>
    [by === '' ? '' : ` by ${by}`, at === '' ? '' : ` on ${momentText(at)}`].join('');
  const lines = [
    ...changeLinesOf(body, index),
    ...fits.map(
      (one) =>
        `The figure was fitted by the compass rule${who(one.by, one.at)}: ${lengthWords(one.misclosure_before, metric, 4)} of misclosure spread over ${lengthWords(one.perimeter, metric)}.`,
    ),
  ];
  return lines.length === 0 ? [] : ['### Changed by an operator', '', ...lines.map((line) => `- ${escaped(line)}`), ''];
}

function courseLines(tract: Tract, state: string): string[] {
  if (tract.calls.length === 0) return [];
  const rows = tract.calls.map(
    (call, i) =>
      `| ${i + 1} | ${cell(courseSentence(call, tract.distance_unit))} | ${cell(writtenText(call, tract, state))} | ${cell(call.monument ?? '')} | ${call.confidence} | ${cell(call.verbatim_text)} |`,
  );
  return [
    '### Courses',
    '',
    '| No. | Course | As written, and in feet | Monument | Read | Sentence |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...repairLines(tract),
  ];
}

function writtenText(call: Call, tract: Tract, state: string): string {
  const { bearing, distance, length_ft } = courseForms(call, tract.distance_unit, state);
  const written = [bearing, distance].filter((part) => part !== null).join(', ');
  const feet = length_ft === null || tract.distance_unit === 'feet' ? '' : `${length_ft.toFixed(2)} ft`;
  return [written, feet].filter((part) => part !== '').join(' = ');
}

function repairLines(tract: Tract): string[] {
  const lines = tract.calls.flatMap((call, i) => {
    const text = repairText(call);
    return text === '' ? [] : [`- ${escaped(`Course ${i + 1}: ${text}.`)}`];
  });
  return lines.length === 0 ? [] : ['### Mended in reading', '', ...lines, ''];
}

function doubtLines(tract: Tract): string[] {
  const lines = [
    ...(tract.doubts ?? []).map((one) => `${doubtedName(one.field)}: ${chancesText(one)}.`),
    ...tract.calls.flatMap((call, i) =>
      (call.doubts ?? []).map((one) => `Course ${i + 1}, ${doubtedName(one.field)}: ${chancesText(one)}.`),
    ),
  ];
  if (lines.length === 0) return [];
  return ['### In doubt on the scan', '', ...lines.map((line) => `- ${escaped(capital(line))}`), ''];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sourceLines(body: ExtractResponse): string[] {
  const { attestation } = body;
  return [
    `- **Input:** ${sourceText(body)}`,
    `- **SHA-256:** ${attestation?.document_sha256 || 'not recorded'}`,
    `- **Extracted:** ${attestation === null ? 'not recorded' : momentText(attestation.extracted_at)}`,
    `- **Engine:** ${escaped(`${body.engine_version}, ${body.model}`)}`,
    `- **Signature:** ${attestation?.signature || 'unsigned'}`,
  ];
}

/** Text that Markdown shall not take for its own marks, on one line. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const cell = (text: string): string => escaped(text);
