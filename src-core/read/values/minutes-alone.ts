// Bearings that turn less than a degree and say only the minutes: "north four minutes east".
import { DOUBTFUL, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { AngleRead } from '#core/read/values/read-angle.ts';
import { readNumber } from '#core/read/values/read-number.ts';

/** Behind a pole: a number of minutes in so many words, with seconds or without, and no degrees. */
export function readMinutesAlone(tokens: readonly Token[], at: number): AngleRead | null {
  const minutes = readNumber(tokens, at);
  if (minutes === null || !/^minutes?$/.test(textAt(tokens, minutes.next)) || minutes.value >= 60) return null;
  if (!Number.isInteger(minutes.value)) return null;
  const joint = ['and', ','].includes(textAt(tokens, minutes.next + 1)) ? minutes.next + 2 : minutes.next + 1;
  const more = readNumber(tokens, joint);
  const seconds = more !== null && /^seconds?$/.test(textAt(tokens, more.next)) && more.value < 60 ? more : null;
  return {
    degrees: 0,
    minutes: minutes.value,
    seconds: seconds?.value ?? 0,
    next: (seconds?.next ?? minutes.next) + 1,
    // The degrees may have been left out by the copyist.
    doubt: worse(minutes.doubt, DOUBTFUL),
    parts: seconds === null ? 2 : 3,
    degreesMarked: false,
    marked: true,
  };
}
