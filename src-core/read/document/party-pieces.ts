// A passage of party names taken apart at its commas and conjunctions, names that hold one of them left whole.
import { isKnownWord } from '#core/language/lexicon.ts';
import { wordSet } from '#core/language/word-set.ts';
import { TRADES } from '#core/language/words/trades.ts';
import { DESCRIPTOR, ENTITY_WORD, FIRM, LIST_END, SUFFIX_AFTER_COMMA } from '#core/read/document/party-words.ts';

const TRADE_WORDS = wordSet(TRADES);

export interface Piece {
  readonly text: string;
  readonly joint: 'start' | 'comma' | 'and';
}

const LONGEST_LIST = 2400;
/** Stand for a comma and an ampersand within a name. */
export const KEPT_COMMA = '\u0001';
export const KEPT_AND = '\u0002';
export const STATUS =
  /\b(?:single|married|unmarried|widow|widower|husband|wife|spouses?|divorced|feme|femme|bachelor|spinster|man|woman|person|remarried|individual|corporation|company|partnership|association|trust|jointly|tenants)\b/i;

/** "King add Elizabeth King": a conjunction with one letter off, between two names. */
const NEAR_AND =
  /(?=[a-z]{3} )(?<=[A-Z][A-Za-z'’-]+ )(?:a[a-z]d|an[a-z]|[a-z]nd|adn|nad)(?= (?:[A-Z]\.|[A-Z][a-z'’-]+) )/g;

/** "…, Washington County, Pennsylvania Grantors, and John Wesley": a role without a stop before it. */
const ROLE_BEHIND =
  /(?=[GL])(?<=[A-Z][a-z]+\s|[A-Z]{4,}\s|\d\s)(?:Grantors?|Grantees?|Lessors?|Lessees?|GRANTORS?|GRANTEES?|LESSORS?|LESSEES?)(?=\s?[,;:.]|\s?$|\sand\s)/g;

/** "J.A.Clark": the space behind the initials was not typed. */
const GLUED_INITIAL = /\b[A-Z]\.(?=[A-Z][a-z'’]+)/g;

export function piecesOf(passage: string): Piece[] {
  const text = passage
    .slice(0, LONGEST_LIST)
    .replace(GLUED_INITIAL, '$& ')
    .replace(/^[\s.]+(?=[A-Z])/, '')
    .replace(NEAR_AND, 'and')
    .replace(/,\s+joined (?:herein |pro forma )?by (?=[A-Z])/g, ' and ')
    .replace(/\n(?<=(?:\b(?:and|&)|[,&])\n)/g, ' ')
    .split(
      /\n|\s[–—]\s|(?<=[A-Za-z]{5}|wife|\))\.\s(?=[A-Z(])|\.\s(?=(?:Certificate|Dated|Signed|Witness|Recorded|Together|Subject|Being|The|This|It|To|In|All|That|Said|And)\b)/,
      1,
    )
    .join('')
    .replace(/\((?:[^()]{0,160})\)/g, (inside) =>
      /grant|hereinafter|herein|borrower|trustee|part/i.test(inside) ? ', hereinafter, ' : ' ',
    )
    .replace(/\b(?:part(?:y|ies),? )?o[fn] (?:the )?(?:first|one|second|other|third) part\b/gi, ', hereinafter, ')
    .replace(ROLE_BEHIND, ', hereinafter,')
    .replace(/["“”]/g, '')
    .replace(FIRM, (firm) => firm.replaceAll(',', KEPT_COMMA).replace('&', KEPT_AND))
    .replace(SUFFIX_AFTER_COMMA, `${KEPT_COMMA} `)
    .replace(/\s+/g, ' ')
    .trim();
  const pieces: Piece[] = [];
  let joint: Piece['joint'] = 'start';
  for (const part of text.split(/([,;:\n]|\band\b|&)/i)) {
    const word = part.trim();
    if (word === '') continue;
    if (word.length < 4 && /^(?:and|&)$/i.test(word)) joint = 'and';
    else if (word.length === 1 && ',;:.'.includes(word)) joint = joint === 'and' || joint === 'start' ? joint : 'comma';
    else {
      pieces.push({ text: word.replace(/^the said\s+|^said\s+/i, ''), joint });
      joint = 'comma';
    }
  }
  return rejoined(pieces, text);
}

/** "Pettit & Rowland Homes, Inc." and "Housing and Urban Development" are one name. */
function rejoined(pieces: readonly Piece[], text: string): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (
      last !== undefined &&
      piece.joint === 'and' &&
      oneEntity(last.text, piece.text, text.includes(`${last.text} & ${piece.text}`))
    ) {
      const joined = [
        `${last.text} & ${piece.text}`,
        `${last.text} and ${piece.text}`,
        `${last.text} AND ${piece.text}`,
      ].find((name) => text.includes(name));
      if (joined !== undefined) {
        whole[whole.length - 1] = { text: joined, joint: last.joint };
        continue;
      }
    }
    whole.push(piece);
  }
  return whole;
}

const SUFFIX = /\b(?:co|company|inc|llc|corp|corporation|ltd|railway|railroad|l\.p|lp|l\.l\.c|partnership)\b/i;
const CALLED_FOR_A_THING = /^(?:the\s+)?(?:secretary|department|bureau|board|commission)\b/i;
const KIN_OF_A_FIRM = /^(?:sons?|bros|brothers|company|co|associates|trust)\b/i;

/** Whether what an "and" parts is one body. */
function oneEntity(before: string, after: string, ampersand: boolean): boolean {
  if (DESCRIPTOR.test(before) || LIST_END.test(before) || LIST_END.test(after)) return false;
  const isSurname = !/\s/.test(before.replace(/^the\s/i, ''));
  // "Tumlin & Erwin": two surnames and nothing else.
  const [named = ''] = after.split(/\sof\s/, 1);
  if (isSurname && (ENTITY_WORD.test(named) || (ampersand && /^[A-Z][A-Za-z'’-]+(?:\sof\s|$)/.test(after))))
    return true;
  if (KIN_OF_A_FIRM.test(after)) return true;
  // "Elkhorn Coal and Coke Company": what follows names trades alone, and nobody of its own.
  if (ENTITY_WORD.test(after) && isTradeAlone(after)) return true;
  if (ampersand && SUFFIX.test(after) && !/\b[A-Z]\.\s/.test(before)) return true;
  return CALLED_FOR_A_THING.test(before) && !/^[A-Z]\w+ [A-Z]\. /.test(after);
}

/** Every word before the suffix is one that things are called by. */
function isTradeAlone(after: string): boolean {
  const [name = ''] = after.replaceAll(KEPT_COMMA, ' ').split(/\s(?:an?|of)\s/, 1);
  const words = name.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return (
    words.length > 1 && words.every((word) => ENTITY_WORD.test(word) || TRADE_WORDS.has(word) || isKnownWord(word))
  );
}
