// "The lines run to the edge of the road and take in no part of it": the figure ends at a way, and nothing of it is taken.
import type { Word } from '#core/language/word.ts';

/** Its own lines, or the land by them. */
const OWN =
  /^(?:the|said|these|its|all)(?: the| said)?(?: above| foregoing)? (?:lines?|bounds|boundar(?:y|ies)|courses|tract|land|parcel|premises|lot)\b/;
const OF_IT = '(?:thereof|of (?:it|them|the same|(?:the |said )?(?:\\w+ ){0,2}WAY))';
/** "include no part thereof", "do not take in any of it". */
const TAKES_NONE = new RegExp(
  `\\b(?:takes? in|taking in|includ\\w+|embrac\\w+|contain\\w*|covers?) (?:no (?:part|portion)|none|nothing) ${OF_IT}$`,
);
const NOT_TAKES = new RegExp(
  `\\b(?:do|does|did) not (?:take in|include|embrace|contain|cover) any (?:part |portion )?${OF_IT}$`,
);
/** "no part of the road is within it". */
const NONE_WITHIN =
  /\b(?:no (?:part|portion)|none) of (?:the |said )?(?:\w+ ){0,2}WAY (?:is|are|lies?|being|falls?)(?: included| embraced)? (?:within|inside|in) (?:it|them|the same|(?:the|said|these|its) (?:above )?(?:lines|bounds|boundary|tract|land))$/;
/** Somebody gives, keeps or has something, or a measure is told. */
const OTHERWISE = /^(?:grant|reserve|person|area|length|number|hedge|covenant|name)$/;

/** The way that the lines run to is all that is said to lie outside of them. */
export function isWayLeftOut(words: readonly Word[]): boolean {
  const own = words.at(-1)?.text === '.' ? words.slice(0, -1) : words;
  const said = own.map((word) => (isWay(word) ? 'WAY' : word.text)).join(' ');
  if (!OWN.test(said) || !said.includes('WAY')) return false;
  if (![TAKES_NONE, NOT_TAKES, NONE_WITHIN].some((denied) => denied.test(said))) return false;
  // "extend only to the edge".
  return own.every(
    ({ sort, text }, at) =>
      !OTHERWISE.test(sort) && (sort !== 'limit' || text === 'but' || /^(?:to|as)$/.test(own[at + 1]?.text ?? '')),
  );
}

const isWay = ({ sort, text, length }: Word): boolean =>
  (sort === 'way' && text !== 'run' && text !== 'line') || (sort === 'right' && length >= 3);
