// Land that is given only above or below a level: the space over a plane, a story of a building, and not the ground that its courses enclose.
import { textOf, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

const LEVEL = '(?:an? |the |that |said )?(?:\\w+ )?(?:plane|elevation|datum)\\b';
const BOUNDED = [
  // "lying above a horizontal plane", "the space between elevation 10 and elevation 40".
  `\\b(?:lying|lies|being|situated?|land|lands|space|airspace|part|portion|estate|right|only|that)(?: (?!building|structure|tree|wall|surface)\\w+){0,3} (?:above|below|beneath|over|under|between) ${LEVEL}`,
  // "from elevation 152.25 feet upward", "from elevation 10 to elevation 40".
  `\\bfrom (?:an? |the )?elevation\\b.* (?:upwards?|downwards?|to (?:an? )?elevation)\\b`,
  // "the lower limit of which is a plane".
  `\\b(?:lower|upper) (?:limit|boundary|bound|surface)\\b.* ${LEVEL}`,
  // "the air space over that portion of Block 26"; but "together with the air space above".
  '\\b(?:air ?space|air rights) (?:over|above) (?:that|the|said|all) (?:certain |following |above )*(?:portion|part|land|lands|tract|parcel|lot|premises|real)\\b',
  // "the third story only".
  '\\b(?:floor|story|storey|stories|basement|cellar)\\b.* (?:only|alone|and nothing (?:else|more)|and no more)\\b|\\bonly the (?:\\w+ )?(?:floor|story|storey|basement|cellar)\\b',
].map((pattern) => new RegExp(pattern));

/** Not what is built or grows, nor what another has. */
const OF_OTHERS =
  /\b(?:shall|may|will|building|structure|adjoining|neighbou?r\w*|graded|owner|together|subject|easement|slop\w+|ground)\b/;

/** Without one of them no level is told of. */
export const LEVELS = 'plane elevation datum air airspace floor story storey stories basement cellar';
const IS_LEVEL = wordSet(LEVELS);

export const isLayerOnly = (words: readonly Word[]): boolean => {
  if (!words.some(({ text }) => IS_LEVEL.has(text))) return false;
  const text = textOf(words);
  return (
    BOUNDED.some((pattern) => pattern.test(text)) &&
    // "No part of said land lies below the flood elevation.", "The house has a basement only."
    !/^(?:no|none) |\b(?:house|dwelling|residence|barn)\b/.test(text) &&
    !(OF_OTHERS.test(text) && !/ (?:only|alone|nothing|no more)\b/.test(text))
  );
};
