// What else stands on the pages: the end of the instrument before, the beginning of the next, or a whole one.
import type { OtherInstrument } from '#core/schema/other-instrument.ts';
import { showPlace, useReview } from '#renderer/state/review.ts';

const PARTS: Readonly<Record<OtherInstrument['part'], string>> = {
  tail: 'End of another instrument',
  whole: 'Another whole instrument',
  head: 'Beginning of another instrument',
};

export function OtherInstruments() {
  const others = useReview((state) => state.body?.extraction.other_instruments);
  if (others === undefined || others.length === 0) return null;
  return (
    <>
      <h3>Also on these pages</h3>
      <ul className="other-instruments" aria-label="Also on these pages">
        {others.map((other) => (
          <li key={`${String(other.begins.page)}-${String(other.begins.line)}`}>
            {[PARTS[other.part], plainTitle(other.title), partiesOf(other)].filter(Boolean).join(' · ')}{' '}
            <PlaceOf other={other} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where it stands; with pages at hand, a way there. */
function PlaceOf({ other }: { readonly other: OtherInstrument }) {
  const paged = useReview(
    ({ origin, body }) => origin?.kind === 'library' && origin.has_source && body?.input_kind === 'document',
  );
  const text = placeText(other);
  if (!paged) return <span className="muted">{text}</span>;
  // The head of the next instrument is the foot of its page.
  const end = other.part === 'head' ? 'foot' : 'head';
  return (
    <button
      type="button"
      className="place-link"
      aria-label={`Show ${text}`}
      onClick={() => showPlace({ page: other.begins.page, end })}
    >
      {text}
    </button>
  );
}

const plainTitle = (title: string): string => title.replace(/^[\s.]+|[\s.]+$/g, '');

function partiesOf({ grantors, grantees }: OtherInstrument): string {
  return [grantors.join(', '), grantees.join(', ')].filter(Boolean).join(' to ');
}

function placeText({ begins, ends }: OtherInstrument): string {
  const from = `page ${String(begins.page)}, line ${String(begins.line)}`;
  if (begins.page !== ends.page) return `${from} to page ${String(ends.page)}, line ${String(ends.line)}`;
  return begins.line === ends.line
    ? from
    : `page ${String(begins.page)}, lines ${String(begins.line)} to ${String(ends.line)}`;
}
