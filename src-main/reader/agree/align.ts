// Both readings call by call: which words each takes for a course, and for a course of which tract.
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import type { DocumentWords } from '#main/reader/agree/document-words.ts';
import type { ProvedCourse, ProvedTract } from '#main/reader/agree/prove.ts';
import { isSame, type Stretch } from '#main/reader/agree/stretch.ts';

interface OurCall {
  readonly call: Call;
  /** Null where its words stand nowhere in one piece, as in a table: then nothing is said of it. */
  readonly place: Stretch | null;
  /** What the model takes the same words for, with the tract that it counts them to. */
  readonly named: { readonly course: ProvedCourse; readonly by: number }[];
}

export interface OurTract {
  readonly tract: Tract;
  readonly calls: readonly OurCall[];
  readonly ties: readonly Stretch[];
  /** From its first course to its last; null where none of them is found. */
  readonly region: Stretch | null;
}

export interface Aligned {
  readonly ours: readonly OurTract[];
  /** For each tract of the model, the index of ours that has most of its courses; null where none has any. */
  readonly matches: readonly (number | null)[];
  /** For each tract of the model, its courses that are none of ours, and no tie. */
  readonly more: readonly (readonly ProvedCourse[])[];
}

export function align(words: DocumentWords, tracts: readonly Tract[], theirs: readonly ProvedTract[]): Aligned {
  const ours = placedTracts(words, tracts);
  const more = theirs.map(({ courses }, by) =>
    courses.filter((course) => {
      const same = ours
        .flatMap(({ calls }) => calls)
        .filter(({ place }) => place !== null && isSame(place, course.place));
      for (const { named } of same) named.push({ course, by });
      return same.length === 0 && course.kind !== 'tie' && !isTie(ours, course);
    }),
  );
  return { ours, matches: theirs.map((_, by) => matchOf(ours, by)), more };
}

const isTie = (ours: readonly OurTract[], { place }: ProvedCourse): boolean =>
  ours.some(({ ties }) => ties.some((tie) => isSame(tie, place)));

function matchOf(ours: readonly OurTract[], by: number): number | null {
  const votes = ours.map(({ calls }) => calls.filter(({ named }) => named.some((one) => one.by === by)).length);
  const most = Math.max(0, ...votes);
  return most === 0 ? null : votes.indexOf(most);
}

/** In the order of the document, so that the same words in two tracts are found for each. */
function placedTracts(words: DocumentWords, tracts: readonly Tract[]): OurTract[] {
  let from = 0;
  return tracts.map((tract) => {
    const find = (verbatim: string): Stretch | null => {
      const place = verbatim.trim() === '' ? null : words.find(verbatim, from);
      if (place !== null && place.start >= from) from = place.end;
      return place !== null && place.changed === 0 ? place : null;
    };
    const ties = tract.tie_calls.flatMap((tie) => find(readWire(TIE_CALL, tie).verbatim ?? '') ?? []);
    const calls = tract.calls.map((call) => ({ call, place: find(call.verbatim_text), named: [] }));
    const places = calls.flatMap(({ place }) => place ?? []);
    const region =
      places.length === 0
        ? null
        : {
            start: Math.min(...places.map(({ start }) => start)),
            end: Math.max(...places.map(({ end }) => end)),
          };
    return { tract, calls, ties, region };
  });
}
