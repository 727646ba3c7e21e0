// A section with its township and range in short, as indexes and tax rolls tell them: "SE 1/4 27-9-11", "Sec. 27-T9N-R11E".
import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isLawBehind, placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { Land, PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';

interface Short {
  readonly places: readonly [section: PlaceFact, township: PlaceFact, range: PlaceFact];
  /** Behind a quarter or "Section", or with its poles: no day and no number of a parcel. */
  readonly isSure: boolean;
}

/** Those of another section than the land's; without a word that says what they are, only in the township and range of the land. */
export function shortSectionsElsewhere(tokens: readonly Token[], land: Land): PlaceFact[] {
  return shortSections(tokens).flatMap(({ places, isSure }) => {
    const known = places.filter(({ kind }) => land.has(kind));
    const others = known.filter((place) => !isSame(land.get(place.kind) ?? place, place));
    const isThere = known.length === places.length && others.every(({ kind }) => kind === 'section');
    return isSure || isThere ? others.slice(0, 1) : [];
  });
}

const MOST = { section: 36, township: 180, range: 120 };

const shortSections = oncePer((tokens: readonly Token[]): readonly Short[] =>
  tokens.flatMap((token, from): Short[] => {
    if (token.kind !== 'number' || textAt(tokens, from + 1) !== '-' || textAt(tokens, from - 1) === '-') return [];
    const township = numberBehind(tokens, from + 2, /^(?:t|tp|twp)$/, /^[ns]$/);
    const range = township === null ? null : numberBehind(tokens, township.to + 1, /^(?:r|rge)$/, /^[ew]$/);
    if (township === null || range === null || textAt(tokens, township.to) !== '-') return [];
    if (isLawBehind(tokens, range.to)) return [];
    // "12-14-200-003" is a parcel.
    if (tokens[range.to]?.gap === 'none' && !/^[.,;:)]$/.test(textAt(tokens, range.to))) return [];
    const numbers = [
      { kind: 'section', value: String(token.value), number: token.value },
      { kind: 'township', ...township },
      { kind: 'range', ...range },
    ] as const;
    if (numbers.some(({ kind, number }) => !Number.isInteger(number) || number < 1 || number > MOST[kind])) return [];
    // "S27-9-11E".
    const isTurned = range.isPoled && !township.isPoled;
    const places = numbers.map(({ kind, value }) => ({ kind, values: [value], from, to: range.to }));
    return [
      {
        places: places as unknown as Short['places'],
        isSure: isLed(tokens, from, isTurned ? range.to - 1 : range.to) || township.isPoled,
      },
    ];
  }),
);

interface NumberOf {
  readonly value: string;
  readonly number: number;
  readonly isPoled: boolean;
  readonly to: number;
}

/** "9", "9N", "T9N". */
function numberBehind(tokens: readonly Token[], at: number, noun: RegExp, pole: RegExp): NumberOf | null {
  const first = noun.test(textAt(tokens, at)) ? at + 1 : at;
  const token = tokens[first];
  if (token?.kind !== 'number' || tokens[at]?.gap !== 'none') return null;
  const isPoled = pole.test(textAt(tokens, first + 1)) && tokens[first + 1]?.gap === 'none';
  const value = `${token.value}${isPoled ? textAt(tokens, first + 1) : ''}`;
  return { value, number: token.value, isPoled, to: isPoled ? first + 2 : first + 1 };
}

/** "SE 1/4 27-9-11", "SE4 of 27-9-11", "NW NW 27-9-11", "Sec. 27-9-11"; but "S 27-9-11 E", which is a bearing. */
function isLed(tokens: readonly Token[], from: number, to: number): boolean {
  if (/^(?:[ew]|east|west)$/.test(textAt(tokens, to))) return false;
  let lead = from - 1;
  while (/^(?:[.,#]|of|no|in)$/.test(textAt(tokens, lead))) lead -= 1;
  if (/^(?:sec|section|[ns][ew])$/.test(textAt(tokens, lead))) return true;
  if (textAt(tokens, lead) === 's' && tokens[from]?.gap === 'none') return true;
  return Array.from({ length: LONGEST }, (_, i) => placeAt(tokens, lead - i)).some(
    (place) => place !== null && /^quarter/.test(place.kind) && place.to === lead + 1,
  );
}

/** In tokens, of "SE 1/4 of the NE 1/4". */
const LONGEST = 12;
