// "Correction: for 264.00 read 284.00", "264.00 should be 284.00": a figure of the description that is told to be another, whatever is heard of it.

import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { CORRECTING } from '#core/language/words/effect-words.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { Remark } from '#core/read/account/remark.ts';

const CORRECTS = wordSet(CORRECTING, 'should ought');

/** In tokens from one of the two figures to the other. */
const BETWEEN = 8;

export function correctedFigures(instrument: Instrument): Remark[] {
  const { reading, tracts } = instrument;
  const drawn = new Set(tracts.flatMap(({ courses }) => courses.flatMap(({ distance }) => distance?.value ?? [])));
  const indexes = tracts.map(({ index }) => index);
  return sentencesOf(instrument).flatMap((sentence): Remark[] => {
    const told = reading.tokens.slice(sentence.from, sentence.to);
    if (!told.some(({ kind, text }) => kind === 'word' && CORRECTS.has(text))) return [];
    const isOther = told.some((token, at) => isDrawn(token, drawn) && hasOther(told, at, drawn));
    return isOther ? [{ code: 'description_corrected', ...sentence, tracts: indexes, isGranted: true }] : [];
  });
}

const isDrawn = ({ kind, value }: Token, drawn: ReadonlySet<number>): boolean => kind === 'number' && drawn.has(value);

/** Told as exactly, with a word between that corrects or puts in its place, and itself no figure of the description. */
function hasOther(told: readonly Token[], at: number, drawn: ReadonlySet<number>): boolean {
  const own = told[at];
  return told.some((other, place) => {
    if (other.kind !== 'number' || Math.abs(place - at) > BETWEEN || other.decimals !== own?.decimals) return false;
    const between = told.slice(Math.min(at, place) + 1, Math.max(at, place));
    return !drawn.has(other.value) && between.some(({ text }) => REPLACES.test(text));
  });
}

const REPLACES = /^(?:read|reads|reading|should|ought|instead|not|to|for|lieu|place|corrected|amended)$/;
