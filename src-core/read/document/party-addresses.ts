// Where the parties of a list live, and with whom the list goes on behind an address.
import type { Piece } from '#core/read/document/party-pieces.ts';
import { ENTITY_WORD, LIST_END } from '#core/read/document/party-words.ts';
import { stateCode } from '#core/read/document/states.ts';

export const KIN =
  /^(?:and\s+)?(?:joined (?:herein |pro forma )?by )?(?:his |her |their )?(?:wife|husband|spouse)\b[:,]?\s*/i;
export const LAND = /\b(?:following|real estate|premises|lands?|tract|parcel|property|described|lot)\b/;
const PLACE = /\b(?:county|state|city|town|township|commonwealth|parish|aforesaid|place|said)\b/i;

/** "…, a Texas corporation, Brazos County, Texas": where the party before it is. */
export const isPlace = (piece: string): boolean =>
  /^(?:[A-Z][\w.'-]*\s){1,3}(?:county|parish)\b(?:\s|$)/i.test(piece) &&
  !ENTITY_WORD.test(piece.replace(/\b(?:county|parish|state)\b/gi, ''));

/** "County of Penobscot": of a party only where nothing before it says where that party is. */
export const isPlaceOf = (piece: string): boolean =>
  /^(?:the )?(?:county|city|town|township|village|borough|parish|state|commonwealth) of\b/i.test(piece);

/** "a Maine corporation with its principal place of business in Old Town, County of Penobscot". */
export const isSeatedAt = (pieces: readonly Piece[], at: number): boolean =>
  /\b(?:in|at|of) (?:the (?:city|town|village|borough|township) of )?[A-Z]/.test(pieces[at - 1]?.text ?? '') &&
  /\b(?:place of business|office|residing|resident|located|seat|address)\b/i.test(pieces[at - 1]?.text ?? '');

/** After an address only a name that an "and" brings in goes on with the list. */
export function resumes(piece: Piece): boolean {
  if (piece.joint !== 'and' || PLACE.test(piece.text.split(/\sof\s/, 1)[0] ?? ''))
    return LIST_END.test(piece.text) || KIN.test(piece.text);
  return stateCode(piece.text) === null;
}

const ALL_OF = /^all (?:being )?(?:residents )?of (?:the (?:county|city|town|township|borough|village|same)\b|[A-Z])/;

/** "all of Waynesburg, Greene County, Pennsylvania" says where the parties live; "all of Lot 4" is what is granted. */
export function isAllOfPlace(pieces: readonly Piece[], at: number): boolean {
  const text = pieces[at]?.text ?? '';
  if (!ALL_OF.test(text) || LAND.test(text) || /\d/.test(text)) return false;
  const near = [text, pieces[at + 1]?.text ?? '', pieces[at + 2]?.text ?? ''];
  return near.some(
    (one) => stateCode(one) !== null || /\b(?:county|parish|same place|commonwealth|state of)\b/i.test(one),
  );
}

const INITIALS = /^(?:[A-Z]\.\s?){1,3}[A-Z][A-Za-z'’-]+$/;
const ONE_PERSON = /^(?:(?:[A-Z]\.){1,3}\s?|[A-Z][A-Za-z'’-]*\.?\s){1,3}[A-Z][A-Za-z'’-]+$/;
const ALONE = /^(?:an? )?(?:unmarried|single|widow(?:er)?|divorced|bachelor|spinster)\b/i;

/** "…, of Wheeling, West Virginia, D. L. King and Daisy King, his wife": behind a whole address the list goes on with a person. */
export function opensNext(pieces: readonly Piece[], at: number, names: readonly string[]): boolean {
  const [before, piece, next] = [pieces[at - 1]?.text ?? '', pieces[at]?.text ?? '', pieces[at + 1]];
  const ended = stateCode(before) !== null || /\b(?:county|parish|township|same place)$/i.test(before);
  if (!ended || !ONE_PERSON.test(piece) || stateCode(piece) !== null) return false;
  const surname = piece.split(' ').at(-1)?.toLowerCase() ?? '';
  const isKnown = names.some((name) => name.toLowerCase().endsWith(` ${surname}`));
  if (isKnown || INITIALS.test(piece)) return true;
  if (next?.joint === 'comma') return ALONE.test(next.text);
  return next?.joint === 'and' && /^(?:his wife|her husband|wife|husband)\b/i.test(pieces[at + 2]?.text ?? '');
}

/** "Plains Royalty Company of Denver, Colorado, hereinafter called": its address, and no part of its name. */
export const SEAT = /(\b(?:company|corporation|inc|llc|ltd|co)\b\.?) of [A-Z][A-Za-z. ]{2,24}$/i;
export const isSeated = (pieces: readonly Piece[], at: number): boolean =>
  stateCode(pieces[at + 1]?.text ?? '') !== null && /^hereinafter\b/i.test(pieces[at + 2]?.text ?? '');

/** "The State of Texas, County of Bastrop" heads a page and names no party. */
export const isVenue = ([first, second, third]: readonly Piece[]): boolean =>
  (/^(?:the )?(?:state|commonwealth) of\b/i.test(first?.text ?? '') &&
    (/^(?:the )?(?:county|parish|city|borough) of\b|\bcounty\b/i.test(second?.text ?? '') ||
      /\b(?:county|parish|know all)\b/i.test(first?.text ?? ''))) ||
  // "Becker County, Minnesota. Date: June 22", "Effingham County, Illinois, 1897".
  (isPlace(first?.text ?? '') &&
    stateCode(second?.text.replace(/\.$/, '') ?? '') !== null &&
    (third === undefined || /^\d{4}\b/.test(third.text)));
