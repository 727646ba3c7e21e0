// Whether a place is told of the land, by the words before it: of what lies there, and not of a person, a record, a neighbour or a road that leads there.
import { entryOf } from '#core/language/lexicon.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { isStop, OF_ANOTHER } from '#core/read/account/quantities/place-bearer.ts';
import type { PlaceFact, PlaceKind } from '#core/read/account/quantities/place-names.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';
import { stateCode } from '#core/read/document/states.ts';

const isLand = oncePerToken((word) =>
  /^(?:situated?|lying|lies?|lie|located|lands?|tract|parcel|premises|property|estate|part|pt|portion|known|re|acres?|being|designated|out|same|site|situs|contain\w*|follow\w*)$/.test(
    word,
  ),
);
const isOther = oncePerToken((word) =>
  /^(?:record\w*|regist\w*|office|clerk|court|book|volume|vol|page|deeds?|sheriff|auditor|residents?|residing|resides|address|whose|notary|personally|appeared|witness|hand|late|wife|husband|single|person|grantors?|grantees?|party|parties|unto|corporation|bank|company|commissioners?|surveyor|corners?|lines?|commission|school|highway|map|tax|undersigned|adjoin\w*|opposite|bounded|north|south|east|west|reference|plat|monument|along|through|across|over|under|between|formerly|owned|owners?|ordinance|zon\w*|code|conveyed|covenant\w*|restrict\w*|basis|coordinate|datum|meridian|filed|signed|executed|sealed|dated|done|given)$/.test(
    word,
  ),
);
/** "conveys to Hattie Glenn Lot Seven". */
const isGiving = oncePerToken((word) => /^(?:grants?|conveys?|sells?|quitclaims?)$/.test(word));
const FARTHEST = 40;
export const BEHIND_OTHER =
  /^(?:deed|deeds|records?|recorder|register|registry|clerk|court|courthouse|auditor|treasurer|commissioners?|road|highway|line|surveyor|engineer|bank|planning|health|assessor|map|plat|tax|gis|zoning)$/;

/** By the nearest word before it that tells whose place it is; a lot at the head of a line is that of the land. */
export function isOfLand(tokens: readonly Token[], { kind, from, to }: PlaceFact): boolean {
  if (BEHIND_OTHER.test(textAt(tokens, to)) || isResidence(tokens, kind, from) || isOfOffice(tokens, { kind, from }))
    return false;
  let isListed = kind !== 'county' && kind !== 'state';
  for (let i = from - 1; i > Math.max(-1, from - FARTHEST); i -= 1) {
    const token = tokens[i];
    const ends = tokens[i + 1]?.gap === 'paragraph' || (isStop(tokens, i) && token?.text !== ':');
    if ((ends || opensLine(tokens, i + 1)) && i + 1 === from) return isHeading(tokens, kind, to);
    // "for $1,950: Lots 3 and 4".
    if (token?.text === ':' && i + 1 === from && /^(?:lot|land lot)$/.test(kind) && !/^[.:]$/.test(textAt(tokens, to)))
      return true;
    if (ends && isToWit(tokens, i)) return true;
    if (ends || (isListed && opensLine(tokens, i + 1))) return isListed || isPlattedAs(tokens, kind, i + 1, from);
    if (token?.text === ')') i = bracketBefore(tokens, i);
    if (token?.kind !== 'word' || isPlaceWord(tokens, i) || isStatePart(tokens, i)) continue;
    // "Brief legal: SE/4", "Tax description:".
    if (textAt(tokens, i + 1) === ':' && /^(?:legal|description)$/.test(token.text)) return true;
    // "of the Second Principal Meridian, in Parke County".
    if (token.text === 'meridian' && token.capital) continue;
    if (opensPlace(tokens, i) && SURVEYED.test(kind)) return true;
    if (!isPlaceNoun(token)) isListed = false;
    if ((token.text === 'tax' && textAt(tokens, i + 1) === 'lot') || isStreetSide(tokens, i)) continue;
    // "a parcel on Gate City Highway in the City of Bristol".
    if (token.capital && WAYS.has(token.text) && /^(?:in|,|at)$/.test(textAt(tokens, i + 1))) continue;
    if (/^(?:all|whole)$/.test(token.text) && /^(?:in|of|that|lying|being|situated?)$/.test(textAt(tokens, i + 1)))
      return true;
    if (
      isOther(token) &&
      !(token.text === 'adjoining' && kind === 'county') &&
      !(kind === 'addition' && isPlatted(token))
    )
      return false;
    if (isGiving(token) && /^(?:lot|block|quarter|section)$/.test(kind)) return true;
    if ((isOfAll(kind) || isMunicipal(kind)) && isPartyPart(tokens, i)) return false;
    // "Meaning to convey my meadow in Hartland".
    if (isGiving(token) && /^(?:meaning|intending|intended|meant) to$/.test(textWithin(tokens, i - 2, i))) return true;
    if (isLand(token) || isLotAlone(tokens, i))
      return !isOfAnother(tokens, i) && !OF_ANOTHER.test(textAt(tokens, i - 1));
  }
  return from === 0 ? isHeading(tokens, kind, to) : isListed && from < FARTHEST;
}

/** "the following real estate (as defined in Neb. Rev. Stat. 76-201) in": what is told by the way ends no sentence. */
function bracketBefore(tokens: readonly Token[], close: number): number {
  for (let at = close - 1; at > close - FARTHEST; at -= 1) if (textAt(tokens, at) === '(') return at;
  return close;
}

/** "to wit:", and in the next paragraph "In the town of Turtle, County of Rock". */
const isToWit = (tokens: readonly Token[], colon: number): boolean =>
  textAt(tokens, colon) === ':' && /^(?:wit|follows|described|viz)$/.test(textAt(tokens, colon - 1));

/** "of the first part, and Almeda Voorhees, of the County of Cook and State of Illinois": no part of land. */
const isPartyPart = (tokens: readonly Token[], at: number): boolean =>
  /^of the (?:first|second|third|one|other) part$/.test(textWithin(tokens, at - 3, at + 1)) &&
  textAt(tokens, at + 1) !== 'of';

const SURVEYED = /^(?:section|township|range|range of lots|quarter|quarter quarter|half|land lot|lot|block)$/;

/** "In the South East quarter of Section 16": at the head of its sentence. */
const opensPlace = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true &&
  /^(?:in|within)$/.test(textAt(tokens, at)) &&
  (at === 0 || tokens[at]?.gap === 'paragraph' || /^[.:;]$/.test(textAt(tokens, at - 1)));

/** "a lot in the Town of Hebron", "the home farm near Hebron"; but "Lot 4", "a farm in Lee County", which may be another. */
function isLotAlone(tokens: readonly Token[], at: number): boolean {
  const noun = textAt(tokens, at);
  if (!/^(?:lot|plot|piece|farm|homestead|ground)$/.test(noun) || !BEHIND_LOT.test(textAt(tokens, at + 1)))
    return false;
  const lead = [1, 2, 3].map((step) => textAt(tokens, at - step));
  if (noun === 'ground') return lead[0] !== 'the';
  // "Lot in the Borough of Plymouth" at the head of its sentence.
  if (/^[.:;]?$/.test(lead[0] ?? '')) return true;
  const article = lead.findIndex((word) => /^(?:an?|the|that|this|said|my|our|his|her|their)$/.test(word));
  const isOpen = /^an?$/.test(lead[article] ?? '') && /^(?:farm|homestead)$/.test(noun);
  return article >= 0 && !isOpen && !lead.slice(0, article).some((word) => /^(?:of|other|adjoining|[,;.])$/.test(word));
}

const BEHIND_LOT = /^(?:in|on|at|of|near|lying|situated?|located|fronting|,)$/;

/** "on the north side of Main Street", "at the corner of Main and Oak Streets": where the lot lies in its town. */
const isStreetSide = (tokens: readonly Token[], at: number): boolean => {
  const noun = directionAt(tokens, at)?.next ?? at;
  return (
    textAt(tokens, noun + 1) === 'of' &&
    /^(?:side|end|corner)$/.test(textAt(tokens, noun)) &&
    tokens.slice(noun + 2, noun + 8).some(({ text, capital }) => capital && WAYS.has(text.replace(/s$/, '')))
  );
};

function isPlattedAs(tokens: readonly Token[], kind: PlaceKind, start: number, from: number): boolean {
  return kind === 'addition' && tokens.slice(start, from).some(({ text }) => text === 'according');
}

/** "according to the plat of Riverside Addition": the land's own. */
const isPlatted = oncePerToken((word) => /^(?:plat|map|record\w*|filed|book|page)$/.test(word));

/** A line of its own, and not the rest of a sentence. */
function opensLine(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === 'line' && !/^(?:in|of|the|said|and|within|no|,)$/.test(textAt(tokens, at - 1));
}

/** "Lot 7, Block B", "SE 1/4 of Section 22": places that are told one behind the other. */
const isPlaceNoun = oncePerToken((word) =>
  /^(?:lots?|blocks?|blk|square|sections?|sec|secs|of|the|quarter|half|one|fourth|nw|ne|sw|se|n|s|e|w|north\w*|south\w*|east|west|government|govt|gov|land|district|ward|abstract|no|[a-z])$/.test(
    word,
  ),
);

/** "near the Town of Norwood", "on the road to the Village of Avoca". */
export function isNear(tokens: readonly Token[], kind: PlaceKind, from: number): boolean {
  const lead = /^(?:the|said)$/.test(textAt(tokens, from - 1)) ? from - 2 : from - 1;
  const isTo = textAt(tokens, lead) === 'to' && textAt(tokens, lead - 1) !== 'addition';
  return (
    isMunicipal(kind) &&
    (isTo || /^(?:near|from|by|towards?|beyond|outside|between|adjoins?|adjoining)$/.test(textAt(tokens, lead)))
  );
}

export const isOfAll = (kind: PlaceKind): boolean => kind === 'county' || kind === 'state';
const isMunicipal = (kind: PlaceKind): boolean => /^(?:town|civil township|village|city)$/.test(kind);

/** "a justice of the peace for the 12th Civil District", "Amos Pike, of Precinct No. 4". */
export function isOfOffice(tokens: readonly Token[], { kind, from }: Pick<PlaceFact, 'kind' | 'from'>): boolean {
  const of = textAt(tokens, from - 1) === 'the' ? from - 2 : from - 1;
  if (!/district|precinct|ward|beat|division/.test(kind) || !/^(?:of|for)$/.test(textAt(tokens, of))) return false;
  const whose = tokens[textAt(tokens, of - 1) === ',' ? of - 2 : of - 1];
  if (whose?.kind !== 'word') return false;
  const entry = entryOf(whose.text);
  return entry?.noun === 'person' || whose.text === 'peace' || (whose.capital && entry === undefined);
}

/** "Josiah Tennille, of the county of Lee". */
function isResidence(tokens: readonly Token[], kind: PlaceKind, from: number): boolean {
  if (!isOfAll(kind) && !isMunicipal(kind)) return false;
  const of = /^(?:the|said)$/.test(textAt(tokens, from - 1)) ? from - 2 : from - 1;
  const whose = tokens[of - 1];
  // "in Civil District No. 21 of Wilson County".
  if (textAt(tokens, of) !== 'of' || whose?.kind === 'number') return false;
  return !(whose?.kind === 'word' && (isLand(whose) || isPlaceNoun(whose)));
}

function isHeading(tokens: readonly Token[], kind: PlaceKind, to: number): boolean {
  if (kind === 'lot' || kind === 'land lot' || kind === 'government lot' || kind === 'abstract') return true;
  let next = to;
  while (/^(?:[.,]|of)$/.test(textAt(tokens, next)) && next < to + 2) next += 1;
  if (kind === 'quarter') return /^(?:sec|section)$/.test(textAt(tokens, next));
  // "T14N, R9E, Section 6".
  if (kind === 'township') return /^(?:r|range|rge)$/.test(textAt(tokens, next));
  return kind === 'section' && /^(?:t|township|twp)$/.test(textAt(tokens, textAt(tokens, to) === ',' ? to + 1 : to));
}

const SIDES = wordSet('north south east west');

/** "Township 4 North", "the North West quarter": no side of something. */
function isPlaceWord(tokens: readonly Token[], at: number): boolean {
  const before = tokens[textAt(tokens, at - 1) === ')' ? at - 2 : at - 1];
  if (!SIDES.has(textAt(tokens, at))) return false;
  const isPart =
    textAt(tokens, at + 2) === '/' ||
    [1, 2].some((step) => /^(?:quarter|half|fourth|[¼½])$/.test(textAt(tokens, at + step)));
  return before?.kind === 'number' || isNumberWord(before?.text ?? '') || isPart;
}

/** "in Warren County, North Carolina, in Fishing Creek Township". */
const isStatePart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true &&
  /^(?:north|south|west)$/.test(textAt(tokens, at)) &&
  stateCode(textWithin(tokens, at, at + 2)) !== null;

/** "the lands of Lee in Section 14". */
function isOfAnother(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at + 1) === 'of' &&
    tokens[at + 2]?.capital === true &&
    /^(?:lands?|property|premises|estate|tract)$/.test(textAt(tokens, at)) &&
    !/^(?:section|land|lot|lots|block|sections|abstract|government)$/.test(textAt(tokens, at + 2))
  );
}
