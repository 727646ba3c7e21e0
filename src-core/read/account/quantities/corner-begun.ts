// The corner of other land that the figure begins at, told once more where it comes back there.
import { findEntry } from '#core/language/lexicon.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

/** In tokens, behind what comes back to the beginning, and from a corner to the end of whose it is. */
const FARTHEST_CORNER = 12;
const LONGEST_PLACE = 22;
const APART_DEG = 45;

/** "Beginning at the northwest corner of the school lot … to the place of beginning, being at the southeast corner of the school lot". */
export function otherCornerBegun(
  tokens: readonly Token[],
  { around, description, courses, index, mayPass }: ToldTract,
): Remark[] {
  const last = courses.at(-1);
  if (last === undefined || !mayPass) return [];
  const begun = cornersIn(tokens, description.from, courses[0]?.from ?? description.from);
  const from = Math.max(last.from, ...last.values.map(({ next }) => next));
  const back = cornersIn(tokens, from, around.closedAt + FARTHEST_CORNER);
  const other = back.find((one) =>
    begun.some(
      ({ deg, names }) => partedBy(deg, one.deg) > APART_DEG && names.some((name) => one.names.includes(name)),
    ),
  );
  return other === undefined ? [] : [{ code: 'place_otherwise', from: other.from, to: other.to, tracts: [index] }];
}

interface CornerOf extends Passage {
  readonly deg: number;
  /** Whose it is, by the names there. */
  readonly names: readonly string[];
}

/** "the southeast corner of the Betty's Creek school lot", up to the next mark. */
const cornersIn = (tokens: readonly Token[], from: number, to: number): CornerOf[] =>
  tokens.slice(from, to).flatMap((_, i): CornerOf[] => {
    const direction = directionAt(tokens, from + i);
    const corner = direction?.next ?? -1;
    if (direction === null || textAt(tokens, corner) !== 'corner' || textAt(tokens, corner + 1) !== 'of') return [];
    let end = corner + 2;
    while (end < Math.min(to, corner + LONGEST_PLACE) && !/^(?:[,;:.()]|thence|and)$/.test(textAt(tokens, end)))
      end += 1;
    const names = tokens
      .slice(corner + 2, end)
      .flatMap((token) => (token.capital && findEntry(token) === null ? [token.text] : []));
    return [{ from: from + i, to: end, deg: direction.deg, names }];
  });
