// Where our reader and the model differ: both side by side, each with its words, and what can be done about it.
import type { Call } from '#core/schema/call.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { SecondReading as Reading } from '#core/schema/second-reading.ts';
import type { Tract } from '#core/schema/tract.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { sentenceOf } from '#core/verdict/wording/sentences.ts';
import '#renderer/screens/review/second-reading.css';
import { fieldValueText } from '#renderer/state/edits.ts';
import { isSameFinding, lightFinding, selectRow, useReview } from '#renderer/state/review.ts';
import { addTract, deleteRow, insertRow } from '#renderer/state/structure-acts.ts';
import { Button } from '#renderer/ui/Button.tsx';

const DIFFERENCES: ReadonlySet<string> = new Set(['model_otherwise', 'model_more', 'model_less']);

export function SecondReading({ tract }: { readonly tract: Tract }) {
  const reading = useReview((state) => state.body?.extraction.second_reading);
  if (reading === undefined) return null;
  const differences = (tract.findings ?? []).filter(({ code }) => DIFFERENCES.has(code));
  return (
    <>
      <h3>Second reading</h3>
      <p className="second-state">{stateText(reading, tract)}</p>
      {differences.length + reading.tracts.length === 0 ? null : (
        <table className="second" aria-label="Where the two readers differ">
          <thead>
            <tr>
              <th scope="col">Our reader</th>
              <th scope="col">The model</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((finding, at) => (
              <Difference key={`${String(at)} ${finding.code}`} finding={finding} tract={tract} />
            ))}
            {reading.tracts.map((other) => (
              <OtherTract key={other.name} other={other} />
            ))}
          </tbody>
        </table>
      )}
      <DocumentNotes findings={reading.findings} />
    </>
  );
}

function stateText({ model, state, why = '' }: Reading, { calls }: Tract): string {
  if (state === 'not_had') return `${model} was to read it too. ${why}`;
  const many = calls.length === 0 ? 'no course' : calls.length === 1 ? '1 course' : `${String(calls.length)} courses`;
  const whole = state === 'broken_off' ? ' Its answer broke off, so what it leaves out means nothing.' : '';
  return `${model} read it too; our reader has ${many} here. No value is the model’s.${whole}`;
}

function Difference({ finding, tract }: { readonly finding: Finding; readonly tract: Tract }) {
  const { call, code, offer, detail } = finding;
  const ours = call === undefined ? undefined : tract.calls[call];
  const name = call === undefined ? '' : `Course ${String(call + 1)}`;
  return (
    <tr>
      <td>
        {ours === undefined || call === undefined ? (
          <span className="muted">{code === 'model_more' ? 'no course here' : 'as shown'}</span>
        ) : (
          <button
            type="button"
            className="second-words"
            title="Show our words in the document"
            onClick={() => selectRow({ kind: 'boundary', call })}
          >
            {name}: {callText(ours)}
          </button>
        )}
        {code === 'model_less' && call !== undefined ? (
          <Button
            kind="quiet"
            aria-label={`Delete it: ${name.toLowerCase()}`}
            onPress={() => deleteRow({ kind: 'boundary', call })}
          >
            Delete it
          </Button>
        ) : null}
      </td>
      <td>
        <TheirWords finding={finding} text={theirText(code, offer?.call, detail)} />
        {offer === undefined ? null : (
          <Button
            kind="quiet"
            aria-label={`Put it in: ${callText(offer.call)}`}
            onPress={() => insertRow(Math.min(offer.before, tract.calls.length), offer.call)}
          >
            Put it in
          </Button>
        )}
      </td>
    </tr>
  );
}

function TheirWords({ finding, text }: { readonly finding: Finding; readonly text: string }) {
  const isLit = useReview(({ lit }) => isSameFinding(lit, finding));
  if (finding.spans.length === 0) return <span>{text}</span>;
  return (
    <button
      type="button"
      className="second-words"
      aria-pressed={isLit}
      title="Show the model’s words in the document"
      onClick={() => lightFinding(finding)}
    >
      {text}
    </button>
  );
}

function theirText(code: string, offer: Call | undefined, detail: string | undefined): string {
  if (offer !== undefined) return callText(offer);
  if (code === 'model_more') return 'a course without figures';
  if (code === 'model_less') return detail === undefined ? 'no course of the boundary' : 'no such tract';
  return (detail ?? 'reads it otherwise').replace(/^The model /, '');
}

const LENGTHS = ['distance', 'arc_length', 'chord_length'] as const;

/** Whole, as the row of the calls has it in pieces. */
function callText(call: Call): string {
  const bearing = call.bearing ?? call.chord_bearing;
  const field = LENGTHS.find((one) => call[one] !== null);
  const parts = [
    call.call_type === 'curve' ? `curve${call.curve_direction === null ? '' : ` to the ${call.curve_direction}`}` : '',
    bearing === null ? '' : bearingText(bearing),
    field === undefined ? '' : fieldValueText(field, call[field], call.verbatim_text),
    call.radius === null ? '' : `radius ${fieldValueText('radius', call.radius, call.verbatim_text)}`,
  ];
  const said = parts.filter((part) => part !== '').join(', ');
  return said === '' ? 'without figures' : said;
}

/** Read by our grammar from the words that the model named. */
function OtherTract({ other }: { readonly other: Tract }) {
  const courses = other.calls.length === 1 ? '1 course' : `${String(other.calls.length)} courses`;
  const told = other.findings?.find(({ code }) => code === 'model_tract');
  const text = `${other.name}: ${courses}`;
  return (
    <tr>
      <td>
        <span className="muted">no such tract</span>
      </td>
      <td>
        {told === undefined ? <span>{text}</span> : <TheirWords finding={told} text={text} />}
        <Button kind="quiet" aria-label={`Put it in: ${other.name}`} onPress={() => addTract(other)}>
          Put it in
        </Button>
      </td>
    </tr>
  );
}

/** Parties and references that the two tell otherwise. */
function DocumentNotes({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="second-notes" aria-label="What the model says of the document">
      {findings.map((finding, at) => (
        <li key={`${String(at)} ${finding.quote}`}>
          <TheirWords finding={finding} text={sentenceOf(finding)} />
        </li>
      ))}
    </ul>
  );
}
