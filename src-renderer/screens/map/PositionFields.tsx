// Where the open tract stands, by number: longitude, latitude, rotation.
import { RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { putTract, turnTract, usePlacing } from '#renderer/state/placing.ts';
import { type Position, readDegrees } from '#renderer/state/position.ts';
import { IconButton } from '#renderer/ui/Button.tsx';
import { TextField } from '#renderer/ui/Field.tsx';

type Field = keyof Position;

const BOUNDS: Readonly<Record<Field, number>> = { lon: 180, lat: 90, rotation_deg: 360 };
const LABELS: Readonly<Record<Field, string>> = { lon: 'Longitude', lat: 'Latitude', rotation_deg: 'Rotation' };
const EXAMPLES = { lon: '-81.85 or 81 51 00 W', lat: '39.9 or 39 54 00 N' } as const;
const LETTERS: Readonly<Record<Field, string>> = { lon: 'EW', lat: 'NS', rotation_deg: '' };
const EMPTY: Readonly<Record<Field, string>> = { lon: '', lat: '', rotation_deg: '0' };

export function PositionFields() {
  const position = usePlacing((state) => state.positions.get(state.tract));
  const tract = usePlacing((state) => state.tract);
  const [texts, setTexts] = useState(EMPTY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tract has its own texts, even where its position is none
  useEffect(() => setTexts(position === undefined ? EMPTY : textsOf(position)), [position, tract]);
  const commit = (): void => {
    const read = readPosition(texts, position);
    if (read === null) return;
    putTract(read);
    // What was typed may lie far from what the map shows.
    if (read.lon !== position?.lon || read.lat !== position.lat) usePlacing.setState(({ fit }) => ({ fit: fit + 1 }));
  };
  const field = (name: Field, unit: string) => (
    <TextField
      label={LABELS[name]}
      value={texts[name]}
      numeric
      unit={unit}
      onChange={(text) => setTexts((now) => ({ ...now, [name]: text }))}
      onCommit={commit}
      error={
        texts[name] === '' || readNumber(name, texts[name]) !== null
          ? undefined
          : `Up to ${String(BOUNDS[name])} either way${name === 'rotation_deg' ? '' : `: ${EXAMPLES[name]}`}`
      }
    />
  );
  const turn = (by: number): void => turnTract((position?.rotation_deg ?? 0) + by);
  return (
    <div className="position-fields">
      {field('lon', '°')}
      {field('lat', '°')}
      {field('rotation_deg', '°')}
      <span className="turn-buttons">
        <IconButton label="Turn left by one degree" isDisabled={position === undefined} onPress={() => turn(-1)}>
          <RotateCcw size={15} aria-hidden />
        </IconButton>
        <IconButton label="Turn right by one degree" isDisabled={position === undefined} onPress={() => turn(1)}>
          <RotateCw size={15} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

const textsOf = ({ lon, lat, rotation_deg }: Position): Record<Field, string> => ({
  lon: lon.toFixed(7),
  lat: lat.toFixed(7),
  rotation_deg: String(rotation_deg),
});

function readNumber(field: Field, text: string): number | null {
  const value = readDegrees(text, LETTERS[field]);
  return value !== null && Math.abs(value) <= BOUNDS[field] ? value : null;
}

/** Null until all three are numbers within bounds. A text left as it was stands for the whole value behind it. */
function readPosition(texts: Readonly<Record<Field, string>>, now: Position | undefined): Position | null {
  const shown = now === undefined ? null : textsOf(now);
  const read = (field: Field): number | null =>
    now !== undefined && texts[field] === shown?.[field] ? now[field] : readNumber(field, texts[field]);
  const [lon, lat, rotation_deg] = [read('lon'), read('lat'), read('rotation_deg')];
  if (lon === null || lat === null || rotation_deg === null) return null;
  const same = lon === now?.lon && lat === now.lat && rotation_deg === now.rotation_deg;
  return same ? null : { lon, lat, rotation_deg };
}
