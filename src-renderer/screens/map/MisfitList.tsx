// Gaps and overlaps between neighbours, in feet and in square feet.
import { useMemo } from 'react';
import type { FeatureCollection } from '#core/schema/local.ts';
import { areaText, feetText } from '#renderer/state/measures.ts';
import { lookAt, usePlacing } from '#renderer/state/placing.ts';

interface Misfit {
  readonly id: string;
  readonly kind: 'Gap' | 'Overlap';
  readonly between: string;
  readonly feet: number;
  readonly square_feet: number;
}

/** More than this many are counted, not listed. */
const LISTED = 40;

export function MisfitList() {
  const parcels = usePlacing((state) => state.parcels);
  const document = usePlacing((state) => state.document?.id ?? null);
  const found = useMemo(() => misfitsOf(parcels, document), [parcels, document]);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="misfits">
      <h2 id="misfits" className="panel-title">
        Gaps and overlaps
      </h2>
      <ul className="misfits">
        {found.slice(0, LISTED).map(({ id, kind, between, feet, square_feet }) => (
          <li key={id}>
            <button type="button" className={`misfit misfit-${kind.toLowerCase()}`} onClick={() => lookAt(id)}>
              <strong>
                {kind} of {areaText(square_feet)}
              </strong>
              <span>
                {between}; {feetText(feet)} at the widest
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > LISTED ? <p className="muted">And {String(found.length - LISTED)} more on the map.</p> : null}
    </section>
  );
}

/** Of the document at hand, or of all; the largest first. */
function misfitsOf(parcels: FeatureCollection | null, document: string | null): Misfit[] {
  return (parcels?.features ?? [])
    .flatMap(({ id, properties }): Misfit[] => {
      const { kind, reference, neighbour_reference } = properties;
      if (kind !== 'gap_area' && kind !== 'overlap_area') return [];
      if (document !== null && reference !== document && neighbour_reference !== document) return [];
      // Told from the document at hand: the other one is the neighbour.
      const isOther = document !== null && reference !== document;
      const other = isOther ? nameOf(properties, '') : nameOf(properties, 'neighbour_');
      const between = document === null ? `between ${nameOf(properties, '')} and ${other}` : `with ${other}`;
      return [
        {
          id: String(id),
          kind: kind === 'gap_area' ? 'Gap' : 'Overlap',
          between,
          feet: Number(properties.feet),
          square_feet: Number(properties.square_feet),
        },
      ];
    })
    .sort((one, other) => other.square_feet - one.square_feet);
}

const nameOf = (properties: Readonly<Record<string, unknown>>, of: '' | 'neighbour_'): string =>
  `${String(properties[`${of}document`])}, tract ${String(Number(properties[`${of}tract_index`]) + 1)}`;
