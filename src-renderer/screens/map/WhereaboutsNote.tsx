// Where the open document may lie, told from its words: what the map went to, and what would tell more.
import { usePlacing } from '#renderer/state/placing.ts';
import { go } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function WhereaboutsNote() {
  const { whereabouts, ground, body, tract, positions } = usePlacing();
  if (body === null || positions.has(tract)) return null;
  const { county, state } = body.extraction.metadata;
  const own = (ground?.features ?? []).filter(({ properties }) => properties.tract_index === tract);
  const named = own.filter(({ geometry }) => geometry !== null).map(({ properties }) => String(properties.label));
  const reasons = [...new Set(own.flatMap(({ properties }) => reasonsOf(properties.reasons)))];
  const isMissing = named.length === 0 && reasons.some((reason) => /import/i.test(reason));
  const isLocatedNow = named.length > 0 && own.every(({ properties }) => properties.kind === 'parts');
  const isSigned = (body.groundtruth_verdicts[tract]?.georef ?? null) !== null;
  const place = [countyName(county), state].filter((word) => word !== '').join(', ');
  const words = isLocatedNow
    ? 'The survey fabric holds the parts that the deed names: outlined on the map.'
    : named.length > 0
      ? `The deed names ${named.join('; ')}: outlined on the map. It is where to look, not a position.`
      : whereaboutsWords(whereabouts, place);
  return (
    <div className="suggestion" role="status" aria-label="Where it lies">
      <p>{words}</p>
      {isLocatedNow && !isSigned ? (
        <p>The fabric was imported after the deed was read: read it again, and its result holds these parts.</p>
      ) : null}
      {named.length === 0 || isLocatedNow ? reasons.map((reason) => <p key={reason}>{reason}</p>) : null}
      {isMissing ? <Button onPress={() => go('settings', 'fabric')}>Import a survey fabric…</Button> : null}
    </div>
  );
}

const reasonsOf = (reasons: unknown): string[] => (Array.isArray(reasons) ? reasons.map(String) : []);

const countyName = (county: string): string =>
  county === '' || /county|parish|borough|city/i.test(county) ? county : `${county} County`;

function whereaboutsWords(whereabouts: string, place: string): string {
  if (whereabouts === 'county') return `The map shows ${place}, where the deed says the land is.`;
  if (place === '') return 'The deed names neither a county nor a state that could be read.';
  if (whereabouts === 'state') return `The base map has no county of this name (${place}); it shows the state.`;
  return `The base map does not have ${place}.`;
}
