// Proof of every word: what a model names is found in the document, or left out and counted.

import type { DocumentWords } from '#main/reader/agree/document-words.ts';
import type { Place } from '#main/reader/agree/find-words.ts';
import { ordered, type Stretch } from '#main/reader/agree/stretch.ts';
import type { ModelAnswer, ModelCourse, ModelParty } from '#main/reader/model/answer.ts';

export interface ProvedCourse {
  readonly kind: ModelCourse['kind'];
  readonly place: Place;
  /** Where in its list the model tells it. */
  readonly at: number;
  /** As the model wrote them: for comparing alone, never to be shown or read as the document's. */
  readonly written: string;
}

export interface ProvedTract {
  /** Empty where the document does not hold it. */
  readonly name: string;
  readonly exception: boolean;
  readonly area: Stretch | null;
  readonly courses: readonly ProvedCourse[];
  /** Some of what it named stands nowhere in the document. */
  readonly unproved: boolean;
}

export interface ProvedParty {
  readonly role: ModelParty['role'];
  readonly name: string;
  readonly place: Stretch;
}

export interface Proved {
  readonly tracts: readonly ProvedTract[];
  readonly parties: readonly ProvedParty[];
  readonly references: readonly Stretch[];
  readonly remarks: readonly { readonly place: Stretch; readonly remark: string }[];
  readonly dropped: number;
  /** What was dropped beside the tracts that are left. */
  readonly droppedElsewhere: boolean;
  /** Parties, references or remarks were dropped. */
  readonly droppedFacts: boolean;
}

export function prove(words: DocumentWords, answer: ModelAnswer): Proved {
  let dropped = answer.misshapen;
  let elsewhere = answer.misshapen > 0;
  let droppedFacts = false;
  const taken = new Set<number>();
  const tracts: ProvedTract[] = [];
  for (const tract of answer.tracts) {
    const head = tract.quote.trim() === '' ? null : words.find(tract.quote);
    const courses: ProvedCourse[] = [];
    let unproved = 0;
    let from = head?.start ?? tracts.at(-1)?.courses.at(-1)?.place.end ?? 0;
    for (const { quote, kind } of tract.courses) {
      const first = words.find(quote, from);
      // Words that stand there twice are two courses when they are named twice.
      const place = first !== null && taken.has(first.start) ? (words.find(quote, first.end) ?? first) : first;
      if (place === null || place.end - place.start < LEAST_COURSE) {
        unproved += 1;
        continue;
      }
      from = place.end;
      // The same words from the overlap of two pieces, or told twice, are one course.
      if (taken.has(place.start)) continue;
      taken.add(place.start);
      courses.push({ kind, place, at: courses.length, written: quote });
    }
    if (head === null && tract.quote.trim() !== '') unproved += 1;
    const area = tract.area_quote == null || tract.area_quote.trim() === '' ? null : words.find(tract.area_quote, from);
    if (area === null && (tract.area_quote ?? '').trim() !== '') unproved += 1;
    dropped += unproved;
    if (courses.length > 0) {
      const name = words.find(tract.name) === null ? '' : tract.name.replace(/\s+/g, ' ').trim();
      tracts.push({ name, exception: tract.exception, area, courses, unproved: unproved > 0 });
    } else if (unproved > 0) elsewhere = true;
  }
  const kept = <One, To>(items: readonly One[], proof: (item: One) => To | null): To[] =>
    items.flatMap((item) => {
      const proved = proof(item);
      if (proved === null) {
        dropped += 1;
        droppedFacts = true;
      }
      return proved === null ? [] : [proved];
    });
  const parties = kept(answer.parties, ({ role, name, quote }): ProvedParty | null => {
    const around = words.find(quote);
    const place = around === null ? null : words.find(name, around.start);
    const within = around !== null && place !== null && place.start >= around.start && place.end <= around.end;
    return within ? { role, name: words.at(place), place } : null;
  });
  const references = kept(answer.references, ({ quote }) => words.find(quote));
  const remarks = kept(answer.remarks, ({ quote, remark }) => {
    const place = words.find(quote);
    return place === null ? null : { place, remark };
  });
  return {
    tracts,
    parties,
    references: ordered(references),
    remarks,
    dropped,
    droppedElsewhere: elsewhere,
    droppedFacts,
  };
}

/** No course is told in fewer signs than "N 4 E 10 p". */
const LEAST_COURSE = 6;
