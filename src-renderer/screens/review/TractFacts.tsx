// The words about a tract that are not courses: its beginning, its unit, its kind.
import type { Tract } from '#core/schema/tract.ts';
import { ALIQUOT, EASEMENT, readWire } from '#core/schema/wire-string.ts';
import { FactDoubts } from '#renderer/screens/review/FactDoubts.tsx';
import { factDoubts } from '#renderer/state/doubts.ts';
import { useReview } from '#renderer/state/review.ts';

const KINDS: Readonly<Record<Tract['description_type'], string>> = {
  metes_and_bounds: 'Metes and bounds',
  aliquot: 'Aliquot part',
  centerline: 'Centerline',
  blanket: 'Blanket',
  exhibit_referenced: 'By exhibit',
  facility_relative: 'Along a facility',
};

export function TractFacts({ tract }: { readonly tract: Tract }) {
  const open = useReview((state) => state.tract);
  const aliquot = readWire(ALIQUOT, tract.aliquot);
  const easement = readWire(EASEMENT, tract.easement);
  const facts = [
    KINDS[tract.description_type],
    tract.is_exception ? 'Exception' : '',
    tract.calls.length > 0 ? `${String(tract.calls.length)} courses in ${tract.distance_unit}` : '',
    aliquot.parts === undefined
      ? ''
      : [
          aliquot.parts,
          aliquot.section && `Sec. ${aliquot.section}`,
          aliquot.township && `T${aliquot.township}`,
          aliquot.range && `R${aliquot.range}`,
        ]
          .filter(Boolean)
          .join(' '),
    easement.type === undefined
      ? ''
      : `${easement.type} easement${easement.width_ft === undefined ? '' : `, ${easement.width_ft} ft wide`}`,
  ].filter(Boolean);
  return (
    <div className="tract-facts">
      <p className="tract-kind">{facts.join(' · ')}</p>
      {tract.pob_description === '' ? null : (
        <p className="tract-pob" title={tract.pob_description}>
          {tract.pob_description}
        </p>
      )}
      <FactDoubts label="Facts in doubt on the scan" doubts={factDoubts(tract)} tract={open} />
    </div>
  );
}
