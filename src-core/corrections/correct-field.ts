// One value corrected: of a boundary course, of a tie, or of the tract itself, whichever the correction names.
import { Refusal } from '#core/api/errors.ts';
import { confirmed } from '#core/corrections/confirm-fact.ts';
import { correctTie, readTieField, tieValue } from '#core/corrections/correct-tie.ts';
import { correctTract } from '#core/corrections/correct-tract.ts';
import {
  type CorrectedValue,
  findValue,
  readAfter,
  readField,
  requireCurrent,
  spoken,
} from '#core/corrections/correct-value.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import type { Call } from '#core/schema/call.ts';
import { CallField, type CorrectableField, type Correction, TractField } from '#core/schema/correction.ts';
import { withoutDoubts } from '#core/schema/doubted.ts';
import type { Tract } from '#core/schema/tract.ts';

export interface CorrectedField {
  readonly tract: Tract;
  /** As they stand in the log: in the shape of the field, whatever the request spelled them like. */
  readonly before: CorrectedValue;
  readonly after: CorrectedValue;
}

type Asked = Pick<Correction, 'call' | 'field' | 'kind' | 'before' | 'after'>;

/** The tract with the correction made; refuses what is stale, unreadable or not there. */
export function correctField(tract: Tract, correction: Asked, state: string): CorrectedField {
  const field = readField(correction.field);
  if (correction.kind === 'tie') return correctTieField(tract, correction, field);
  const ofTract = TractField.safeParse(field);
  if (!ofTract.success) return correctCallField(tract, correction, CallField.parse(field));
  const before = tract[ofTract.data];
  requireCurrent(field, correction.before, before);
  const after = readAfter(field, correction.after);
  // Confirmed as read: the words that it was read from still stand behind it. Whether a tract is an exception may be
  // settled by the same value, where the words leave it uncertain.
  if (isSameValue(before, after) && field !== 'is_exception') return { tract: confirmed(tract, field), before, after };
  return { tract: correctTract(tract, ofTract.data, after, state), before, after };
}

function correctTieField(tract: Tract, correction: Asked, named: CorrectableField): CorrectedField {
  const tie = tract.tie_calls[correction.call];
  if (tie === undefined) throw new Refusal('no_such_call');
  const field = readTieField(named);
  const before = tieValue(tie, field);
  // A tie is text on the wire: its value may be named as it stands there.
  const said = correction.before;
  requireCurrent(field, typeof said === 'string' ? (findValue(field, said) ?? said) : said, before);
  const after = readAfter(field, correction.after);
  const corrected = correctTie(tie, field, after);
  const certain = withoutDoubts(tract, `tie_calls[${correction.call}].${field}`);
  return { tract: { ...certain, tie_calls: tract.tie_calls.with(correction.call, corrected) }, before, after };
}

const CURVE_FIELDS: ReadonlySet<CallField> = new Set([
  'chord_length',
  'radius',
  'arc_length',
  'chord_bearing',
  'curve_direction',
  'delta',
]);
const OF_ANY_COURSE: ReadonlySet<CallField> = new Set(['monument', 'adjoiner']);

function correctCallField(tract: Tract, correction: Asked, field: CallField): CorrectedField {
  const call = tract.calls[correction.call];
  if (call === undefined) throw new Refusal('no_such_call');
  const before = call[field];
  requireCurrent(field, correction.before, before);
  requireOfCourse(call, field, correction.call);
  const after = readAfter(field, correction.after);
  if (isSameValue(before, after) && call.computed.includes(field)) {
    const said = `The ${spoken(field)} of course ${correction.call + 1} was derived and not read: it cannot be confirmed as read.`;
    throw new Refusal('bad_correction', {}, said);
  }
  return {
    tract: { ...tract, calls: tract.calls.with(correction.call, withValue(call, field, after)) },
    before,
    after,
  };
}

/** The call with one value replaced. What an operator says is no longer derived from anything, nor in doubt. */
function withValue(call: Call, field: CallField, value: CorrectedValue): Call {
  return {
    ...settled(withoutDoubts(call, field)),
    [field]: value,
    computed: call.computed.filter((derived) => derived !== field),
  };
}

/** Once nothing is left in doubt of its values, a course that the scan alone made doubtful is as sure as a person's look makes it. */
function settled({ words_confidence: worded, ...call }: Call): Call {
  if (call.doubts !== undefined) return { ...call, ...(worded === undefined ? {} : { words_confidence: worded }) };
  return worded === undefined ? call : { ...call, confidence: worded === 'low' ? 'low' : 'medium' };
}

/** A value that no course of its kind has would be signed and change nothing. */
function requireOfCourse(call: Call, field: CallField, index: number): void {
  if (OF_ANY_COURSE.has(field) || call[field] !== null) return;
  if (CURVE_FIELDS.has(field) === (call.call_type === 'curve')) return;
  const kind = call.call_type === 'curve' ? 'a curve' : 'a line';
  throw new Refusal('bad_correction', {}, `Course ${index + 1} is ${kind}: it has no ${spoken(field)} to correct.`);
}
