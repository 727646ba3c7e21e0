// One correction applied to one tract: a boundary course or a tie, whichever it names.
import { Refusal } from '#core/api/errors.ts';
import type { Call } from '#core/schema/call.ts';
import type { CorrectableField, Correction } from '#core/schema/correction.ts';
import { withoutDoubts } from '#core/schema/doubted.ts';
import type { Tract } from '#core/schema/tract.ts';
import { correctTie, readTieField, tieValue } from '#main/pipeline/correct-tie.ts';
import {
  type CorrectedValue,
  findValue,
  readAfter,
  readField,
  requireCurrent,
  spoken,
} from '#main/pipeline/correct-value.ts';

export interface AppliedCorrection {
  readonly tract: Tract;
  /** As they stand in the log: in the shape of the field, whatever the request spelled them like. */
  readonly before: CorrectedValue | null;
  readonly after: CorrectedValue;
}

/** The tract with the correction made; refuses what is stale, unreadable or not there. */
export function applyCorrection(tract: Tract, correction: Correction): AppliedCorrection {
  const field = readField(correction.field);
  return correction.kind === 'tie' ? applyToTie(tract, correction, field) : applyToCall(tract, correction, field);
}

function applyToTie(tract: Tract, correction: Correction, named: CorrectableField): AppliedCorrection {
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

const CURVE_FIELDS: ReadonlySet<CorrectableField> = new Set([
  'chord_length',
  'radius',
  'arc_length',
  'chord_bearing',
  'curve_direction',
]);

function applyToCall(tract: Tract, correction: Correction, field: CorrectableField): AppliedCorrection {
  const call = tract.calls[correction.call];
  if (call === undefined) throw new Refusal('no_such_call');
  const before = call[field];
  requireCurrent(field, correction.before, before);
  requireOfCourse(call, field, correction.call);
  const after = readAfter(field, correction.after);
  const corrected: Call = {
    ...withoutDoubts(call, field),
    [field]: after,
    // What an operator says is no longer derived from anything.
    computed: call.computed.filter((derived) => derived !== field),
  };
  return { tract: { ...tract, calls: tract.calls.with(correction.call, corrected) }, before, after };
}

/** A value that no course of its kind has would be signed and change nothing. */
function requireOfCourse(call: Call, field: CorrectableField, index: number): void {
  if (call[field] !== null || CURVE_FIELDS.has(field) === (call.call_type === 'curve')) return;
  const kind = call.call_type === 'curve' ? 'a curve' : 'a line';
  throw new Refusal('bad_correction', {}, `Course ${index + 1} is ${kind}: it has no ${spoken(field)} to correct.`);
}
