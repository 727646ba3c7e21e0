// The area that a description states for its tract, in the units it prints, and never that of some other land.
import { entryOf } from '#core/language/lexicon.ts';
import { isNumeral, trailingAmount } from '#core/read/document/amount.ts';
import { type AreaUnit, isCounted, unitOf, wholeOf } from '#core/read/document/area-units.ts';
import { singleSpaced } from '#core/read/document/prose.ts';
import { STATED_AREA, writeWire } from '#core/schema/wire-string.ts';
import { STATED_AREA_SHARE } from '#core/survey/limits.ts';

export interface StatedArea {
  readonly stated_area: string;
  readonly stated_acreage: number | null;
  /** A figure that stands beside the area's, and could not be read as another of its forms or a part of it. */
  readonly spoilt: boolean;
}

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly unit: AreaUnit;
  readonly figures: string;
  readonly value: number;
  readonly rank: number;
  /** In square rods or miles, of which acres were made. */
  readonly counted: boolean;
}

const UNIT =
  /(?:\b|(?<=\d))(acres?(?![\s-]f(?:ee|oo)t)|ac(?=[.,;)\s±]|$)|(?:square|superficial)\s+f(?:ee|oo|t\b)t?|feet(?<=\barea (?:of )?\d[\d,]{0,12} feet)(?! by\b)|sq\.?\s?f(?:ee|oo)?t\b|s\.f\b|sf\b(?<=\d\s?sf)|square\s+met(?:er|re)s?|sq\.?\s?m(?:et(?:er|re)s?)?\b|m²|ft²|hectares?|ha(?=[.,;)\s]|$)|(?:superficial\s+|square\s+)?arpents?|(?:square|sq\.?)\s+(?:rods?|poles?|perches|miles?|mi\b)|(?:rods|poles|perches)\b(?<=\bcontaining\s(?:[a-z-]{1,12}\s){0,6}(?:\(?\d{1,4}\)?\s)?[a-z]+)|A(?<=\d\sA)(?=[.,;\s]|$))|A(?<=\dA)(?=[.,;\s]|$)/gi;
const STATES =
  /\b(?:contain(?:s|ing|ed)?|cont'?g|cont'?d|cont(?=\.?\s*$)|comprising|comprises|consisting|consists|embrac(?:ing|es)|enclos(?:ing|es)|encompass(?:ing|es)|superficies|area(?:\s+(?:of|is|being))?|aggregat(?:ing|es)|in all|total(?:ing|s)?|amounting|intending to (?:describe and )?convey|having(?=\s+(?:an?\s|about\s|in it\s|within it\s|approximately\s)?(?:\S+\s){0,3}$)|includes|admeasuring|measuring|estimated|by estimat(?:e|ion)|surveyed (?:for|unto|to)|calling for|enters|(?:said|found) to (?:hold|contain|have)|holding)\b(?:\.\s*$|[^.;]{0,70}$)/i;
const PARENT =
  /\b(?:out of|(?:part|portion|remainder|residue|balance|corner|line|side|half|quarter|end|all) of|in|within|from|being part of|survey of|(?<!\b(?:tract|parcel|piece|lot|strip) of )lands? of|each|every|per|called|said|original|adjoin\w*|conveyed|joins?|bounds?|corner (?:of|to|with)|less|except(?:ing)?|save|reserving|subtract\w*|minus|deduct\w*|of which|whereof|grant of|allowance of|into|exceed|exceeding|least|minimum)\s+(?:(?:an?|the|that|this|his|her|their|its|certain|said|larger|original|called|about|approximately|some|of|from|out|therefrom|thereof|which|parcel|tract|survey|containing|out|west|east|north|south|w|e|n|s)\s+){0,4}["“]?$/i;
const AFTER_OTHER =
  /^[\s,.]*(?:more or less)?[\s,)]*(?:(?:lying|situated?) (?:north|south|east|west|across|beyond|adjacent|next)|in (?:both|all|the two|said) (?:lots|tracts|parcels)|each\b|apiece\b|(?:in|to|for) each\b|lies? (?:in|within)|in (?:road|right)|(?:is|are) (?:in|within|reserved|excepted)|(?:to be|was|were) (?:conveyed|reserved)|\(?(?:in|within) (?:the )?(?:road|right[\s-]of[\s-]way))/i;
const RIGHT_OVER =
  /\b(?:together with|subject to|reserving|the right to|easement|right of way|privilege)\b(?:[^.;]|\.(?=\d)){0,110}$/i;
const TRACT_ADJECTIVE = /^[\s-]*(?:tract|parcel|survey|lot|farm|plat|piece|field|ranch)\b/i;
const LEADS =
  /(?:^|[:.;]\s*|\b(?:all (?:that|of that)|being|a|an|certain|following|tract of|parcel of|about|approximately|piece of|lot of|the|recover|recovery of|title to)\s+)(?:(?:an?|the|that|certain|about|approximately|some|lot|tract|parcel|or|piece|of|land|north|south|east|west|n|s|e|w|northerly|southerly|easterly|westerly|[a-z]+(?:east|west|ern|erly))\s+){0,7}$/i;

/** "granted to James Calder 50 acres". */
const GRANTED = /\b[Gg]ranted (?:to|unto)(?: the said)?(?: [A-Z][\w.]*){1,4},?\s*$/;

const NOTHING_STATED: StatedArea = { stated_area: '', stated_acreage: null, spoilt: false };

/** `whose` tells what else the text may be speaking of: several tracts together, or a tract less its exception. */
export function readStatedArea(text: string, whose: 'one' | 'several' | 'exception' = 'one'): StatedArea {
  const prose = withWholeWords(singleSpaced(text));
  const all = mentionsOf(prose).filter(({ start }) => !isOfOthers(leftOf(prose, start), whose));
  const own = whose === 'several' ? all.filter(({ start }) => !isOfNumbered(leftOf(prose, start))) : all;
  const mentions = own.some(({ rank }) => rank > 0) ? own : all;
  const best = mentions.reduce((highest, { rank }) => Math.max(highest, rank), 0);
  if (best === 0) return areaAlone(text);
  const ranked = mentions.filter((mention) => mention.rank === best && best > 0);
  // "0.81 acres being in the road, leaving 10.76 acres": what is left is not the area that goes before it.
  const whole = ranked.filter(({ start }) => !LEAVING.test(prose.slice(Math.max(0, start - 80), start)));
  const stated = whole.length > 0 ? whole : ranked;
  const kept = asPrinted(best >= STRONG ? inOneSentence(prose, stated) : lone(stated));
  const facts: Partial<Record<AreaUnit, string>> = {};
  for (const unit of STATED_AREA) facts[unit] = agreed(kept.filter((mention) => mention.unit === unit));
  const acres = Number((facts.acres ?? '').replaceAll(',', ''));
  return {
    stated_area: writeWire(STATED_AREA, facts),
    stated_acreage: acres > 0 ? acres : null,
    spoilt: kept.some((mention) => hasSpoiltBeside(prose, mention, mentions)),
  };
}

/** "nine hun- dred and five", "Con- taining": a word that the end of a line broke in two. */
function withWholeWords(prose: string): string {
  if (!prose.includes('- ')) return prose;
  return prose.replace(/\b([A-Za-z]{2,8})- ([a-z]{2,8})\b/g, (broken, head: string, tail: string) =>
    isWhole(`${head}${tail}`.toLowerCase()) ? head + tail : broken,
  );
}

const isWhole = (word: string): boolean => isNumeral(word) || entryOf(word) !== undefined;

const ALONE =
  /(?:^|\n)[ \t]*(\d[\d,]*(?:\.\d+)?)[ \t]*acres?\.?[ \t]*(?:\n|$)|\b(?:(?:total|gross|net)[ \t]+)?acres?(?:age)?[ \t]*[:=][ \t]*(\d[\d,]*(?:\.\d+)?)(?![\d-])/i;

/** A line that says nothing else, or a label with its figure: "49.26 acres.", "Total Acres: 640.00". */
function areaAlone(text: string): StatedArea {
  const match = /acre/i.test(text) ? ALONE.exec(text) : null;
  const acres = match?.[1] ?? match?.[2];
  if (acres === undefined) return NOTHING_STATED;
  return {
    stated_area: writeWire(STATED_AREA, { acres }),
    stated_acreage: Number(acres.replaceAll(',', '')),
    spoilt: false,
  };
}

const SUBJECT =
  /(?:^|[a-z)]\.\s+|;\s+|,\s+(?:and\s+)?)((?:[^;,.]|\.(?!\s)){3,110}?)\s(?:contains?|contained|comprises|embraces|consists? of|is|are|has|have|having an area|measures)\s(?:[\w-]+\s){0,4}$/i;
const OTHER_LAND =
  /\b(?:remaining|adjoining|adjacent|neighbou?ring|contiguous|other|next|balance|residue|remainder|rest|excepted|exceptions?|excluded|reserved|out[\s-]?conveyances?|pond|lake|cemetery|graveyard|entire|parent|original|larger|whole|road|street)\b/i;
const OTHER_CONTAINING =
  /\b(?:remaining|adjoining|adjacent|neighbou?ring|contiguous|other|larger|parent|original|excepted|reserved)\s(?:[\w']+\s){0,3}(?:lands?|tracts?|parcels?|lots?|farm|survey|property)\s(?:(?:of|to|belonging)\s[\w' ]{1,40}?)?,?\s?(?:containing|of|comprising)\s(?:[\w-]+\s){0,3}$/i;
const TOGETHER =
  /\b(?:in all|in the aggregate|aggregat\w+|altogether|together|in total|total(?:ing|s)?|combined|both|the (?:two|three|four|several)|(?:tracts|parcels|lots|pieces|surveys)\b(?:[^.;]|\.(?=\d)){0,60}?\bcontain\w*)\b(?:[^.;]|\.(?=\d)){0,60}$/i;
const LEAVING = /\bleaving\b(?:[^.;]|\.(?=\d)){0,60}$/i;
const NET = /\b(?:after|exclusive|leaving|remaining|net|balance|remainder|deducting)\b(?:[^.;]|\.(?=\d)){0,60}$/i;

const leftOf = (prose: string, start: number): string => prose.slice(Math.max(0, start - 160), start);

const NUMBERED =
  /^(?:the |said )*(?:(?:first|second|third|fourth|fifth|last)(?: named| mentioned)? (?:tract|parcel|piece)|(?:tract|parcel) (?:no\.? ?|number )?(?:one|two|three|four|five|\d|[A-E]))$/i;

/** Behind the last of several tracts: "The first tract contains ten acres". */
const isOfNumbered = (left: string): boolean => NUMBERED.test(SUBJECT.exec(left)?.[1] ?? '');

/** "The grantor's remaining land contains …": the sentence speaks of other land. */
function isOfOthers(left: string, whose: 'one' | 'several' | 'exception'): boolean {
  if (whose === 'several' && TOGETHER.test(left)) return true;
  if (whose === 'exception' && NET.test(left)) return true;
  if (!OTHER_LAND.test(left)) return false;
  const subject = SUBJECT.exec(left)?.[1];
  return (subject !== undefined && OTHER_LAND.test(subject)) || OTHER_CONTAINING.test(left);
}

const NEXT_SENTENCE = /[a-z)]\.\s+[A-Z]/;

const OF_THIS =
  /\b(?:said|this|these|the above|above described|the whole|whole) (?:tract|parcel|land|lot|premises|property|piece)s?\b[^.;]{0,40}$/i;

/** Another area told in a later sentence, if not of this very land, is for the account to hold against this one: it may be that of other land. */
function inOneSentence(prose: string, mentions: readonly Mention[]): readonly Mention[] {
  const [first] = mentions;
  return mentions.filter(({ start }) => {
    const between = first === undefined ? '' : prose.slice(first.end - 1, start);
    return !NEXT_SENTENCE.test(between) || OF_THIS.test(between);
  });
}

/** Acres that were made of perches say nothing where the deed gives the same in acres of its own. */
function asPrinted(mentions: readonly Mention[]): readonly Mention[] {
  const acres = mentions.filter(({ unit, counted }) => unit === 'acres' && !counted);
  const isTold = ({ value }: Mention): boolean => acres.some((own) => Math.abs(own.value - value) <= own.value / 100);
  return mentions.filter((mention) => !mention.counted || !isTold(mention));
}

/** The figure that every mention gives, as the first tells it; two that differ both stand, so that neither is taken for settled. */
function agreed(mentions: readonly Mention[]): string {
  const figures = new Map<number, string>();
  for (const { value, figures: printed } of mentions)
    if (![...figures.keys()].some((first) => Math.abs(first - value) <= STATED_AREA_SHARE * first))
      figures.set(value, printed);
  return [...figures.values()].slice(0, 4).join(' and ');
}

const STRONG = 3;

/** Without a word that states an area, only a single figure can be the tract's. */
function lone(mentions: readonly Mention[]): readonly Mention[] {
  const units = new Set(mentions.map((mention) => mention.unit));
  return units.size === mentions.length ? mentions : mentions.slice(0, 1);
}

/** "3 acres by the old deed but 3.5 acres by survey": another figure for the same land. */
const SECOND_FIGURE =
  /^(?:[^.;]|\.(?=\d)){0,60}\b(?:but|or|and|now|though|although|yet|however|while|actually|formerly|called|in fact|correctly)\s(?:(?:found|on|hold|holds|with|without|believed|nearer|nearly|rather|thought|said|stated|known|to|be|being|as|by|in|fact|about|only|actually|more|correctly|recent|survey|deed|measure|measured|computed|contain(?:s|ing)?|the|of)\s){0,6}\(?$/i;

/** "0.69 acres, which includes 0.03 acres of existing right of way". */
const PART_OF_IT = /\b(?:includ(?:es?|ing)|inclusive of|subject to)\s+(?:(?:approximately|about|some|the)\s+)?\(?$/i;

function isSecondFigure(between: string, after: string): boolean {
  const other = AFTER_OTHER.test(after) || TRACT_ADJECTIVE.test(after) || /^[\s,(]*net\b/i.test(after);
  return (SECOND_FIGURE.test(between) || /^[\s,]*\($/.test(between)) && !other;
}

const HEDGE =
  /(?:[\s-]*(?:±|\+\s?\/\s?-|\+\s?-|more or less|m\.o\.l\.)|\s(?:net|gross|mineral|surface|superficial))?[\s-]*$/i;
const LONGEST_HEDGE = 30;

/** "4.1 more or less acres": without the words between the figure and its unit. */
function withoutHedge(text: string): string {
  // "106.4 acres": a figure and a space, as nearly always.
  if (/\d $/.test(text.slice(-2))) return text.slice(0, -1);
  const from = Math.max(0, text.length - LONGEST_HEDGE);
  return text.slice(0, from) + text.slice(from).replace(HEDGE, '');
}

function mentionsOf(prose: string): Mention[] {
  const mentions: Mention[] = [];
  let joined = -1;
  UNIT.lastIndex = 0;
  // A loop spares the copy of the pattern that `matchAll` makes for every tract.
  for (let match = UNIT.exec(prose); match !== null; match = UNIT.exec(prose)) {
    if (match.index < joined) continue;
    const before = withoutHedge(prose.slice(Math.max(0, match.index - 140), match.index));
    // "seven acres and thirteen hundredths (7.13 acres)": the hundredths are those of the first.
    const taken = joined - Math.max(0, match.index - 140);
    const amount = trailingAmount(before, taken) ?? articleAmount(before, prose.slice(match.index));
    if (amount === null) continue;
    // "383 of an acre": its point was lost, and how much it is nobody can tell.
    if (amount.value >= 1 && /\d of an?\s*$/i.test(before)) continue;
    const unit = unitOf(match[0]);
    const whole = wholeOf(match[0], unit, amount, prose.slice(match.index + match[0].length));
    const end = match.index + match[0].length + whole.length;
    joined = end;
    const left = before.slice(0, amount.start);
    const previous = mentions.at(-1);
    // "3..06 acres", "3.q6 acres": only the end of what was a figure.
    if (/\d[^\s(]{0,3}$/.test(left)) continue;
    const start = match.index - (prose.slice(Math.max(0, match.index - 140), match.index).length - amount.start);
    const paired =
      previous !== undefined &&
      /^[\s,;(=]*(?:more or less)?[\s,;(]*(?:or|being|i\.e\.|=|equal to|and)?[\s,(]*(?:approximately\s)?$/i.test(
        prose.slice(previous.end, start),
      );
    const between = previous === undefined ? '' : prose.slice(previous.end, start);
    const right = prose.slice(end, end + 90);
    const again = (paired && previous?.unit !== unit) || isSecondFigure(between, right);
    let rank = previous !== undefined && again ? previous.rank : rankOf(left, right);
    if (previous !== undefined && PART_OF_IT.test(left)) rank = 0;
    if (amount.value === 1 && UNIT_ITSELF.test(right) && mentions.some(isStrong)) rank = 0;
    mentions.push({ start, end, unit, figures: whole.figures, value: whole.value, rank, counted: isCounted(match[0]) });
  }
  return mentions;
}

/** "one acre being 43,560 square feet": behind the area of the tract it tells what an acre is. */
const UNIT_ITSELF = /^,? (?:being|is|=|equals|to be|containing) 43,?560(?:\.0+)? (?:sq|square)/i;
const isStrong = ({ rank }: Mention): boolean => rank > 0;

const FIGURE_BEHIND =
  /^[\s,;]*(?:(?:of land|more or less|±|\+\s?\/\s?-)[\s,;]*)*(?:\(|\b(?:or|and|being)\b|=|equal to)[\s(=]*([^\s(]*\d)/i;
const FIGURE_BEFORE =
  /\b(?:contain\w*|area(?:\s+of)?|comprising)[\s=:]*([^\s(]*\d)[^\d;]{0,25}?(?:\(|\bor\b|\bbeing\b|=)[\s(=]*$/i;

/** Read, and held against the area, where all that are told are. */
const OTHER_UNIT = /^\s*(?:(?:square|sq\.?)\s+(?:varas?|yards?|yds|chains?)|labors?|leagues?)\b/i;

/** "3.06 acres (133;499 square feet)", "2 acres and 10 po": joined to the area's figure, and no area was made of it. */
function hasSpoiltBeside(prose: string, { start, end, value }: Mention, all: readonly Mention[]): boolean {
  const past = prose[end] === '.' && /(?:ft|ac|sf)$/i.test(prose.slice(end - 2, end)) ? end + 1 : end;
  const behind = FIGURE_BEHIND.exec(prose.slice(past, past + 60));
  if (behind !== null) {
    const figure = past + behind[0].length - (behind[1]?.length ?? 0);
    // "2.00 acres (2.00 by survey)".
    const isAgain =
      Number(behind[1]) === value &&
      /^\s*(?:\)|(?:acres?\s+)?(?:by|per|as)\b)/i.test(prose.slice(past + behind[0].length));
    const isOtherUnit = OTHER_UNIT.test(prose.slice(past + behind[0].length, past + behind[0].length + 30));
    if (!isAgain && !isOtherUnit && !all.some((other) => other.start === figure)) return true;
  }
  const left = prose.slice(Math.max(0, start - 70), start);
  const before = FIGURE_BEFORE.exec(left);
  return before !== null && !all.some((other) => other.end <= start && other.end > start - left.length + before.index);
}

/** "4.18 acres out of the Schaefer Survey": the tract, and the land that it was cut from. */
const OUT_OF = /^\s(?:of land,? )?(?:being )?(?:a )?(?:out|part) of (?:and (?:a )?part of )?(?:the|my|his|her|our)\b/i;

/** "being TRACT TWO, 4.03 acres, of a survey". */
const BEING_TRACT = /\bbeing (?:all of )?(?:tract|parcel|lot)\s\S{1,8},\s*$/i;
/** "the parcel in Stone District, of 3.118 acres, bounded thus". */
const BOUNDED =
  /^,?\s(?:and )?(?:allowance|bounded|laid off|more particularly (?:bounded|described)|of land known as)\b/i;

/** "FIELD NOTES of a survey made on the ground of 7.794 acres in the Cummings Survey": what the notes are of. */
const NOTES_OF = /\bfield[\s-]?notes\b[^.;:]{0,90}\bof $/i;
const GIVES = /\b(?:convey|sell|sold|grant|give|deed|release)\w*\b[^.;]{0,140}$/i;
/** "one acre for a schoolhouse site": what land is wanted for. */
const SITE =
  /^(?: of (?:land|ground))?,? (?:for|as) an? (?:[\w'-]+ ){0,4}(?:site|lot|yard|ground|cemetery|place|purposes?)\b/i;

/** "containing within said bounds 6.2 acres": of no other land. */
const WITHIN_ITSELF = /\b(?:with)?in (?:the said|said|the|these|its) (?:bounds|boundaries|limits|lines) $/i;

/** "the middle part having no well, we have made it larger by two acres": by how much more. */
const DIFFERENCE = /\b(?:larger|smaller|greater|bigger|enlarged|reduced) by (?:about |some )?$/i;

/** "132 feet by 165 feet, or one-half of an acre", "by 96 feet in depth on each side, and 2,304 square feet": what its sides make. */
const BY_SIDES =
  /\b(?:by|depth|deep)\b[^.;:]{1,60}\b(?:feet|rods|poles|perches|chains|inches)(?: (?:deep|wide|in (?:depth|width|length)|on (?:each|either|both) sides?|front and rear|between (?:equal and )?parallel lines)){0,3},? (?:or|and) $/i;

/** "minimum lot area 15,000 square feet", "of living area": what is asked of any lot, and what a building has. */
const RULED = /\b(?:minimum|maximum|required|permitted)\b[^.;]{0,60}$/i;
const OF_BUILDING = /^ of (?:[\w-]+ ){0,2}(?:space|floors?|area)\b/i;

function rankOf(before: string, right: string): number {
  if (DIFFERENCE.test(before) || RULED.test(before) || OF_BUILDING.test(right)) return 0;
  const left = before.replace(WITHIN_ITSELF, '');
  if (/\bdescription of (?:an?|the)\s*$/i.test(left) || NOTES_OF.test(left)) return STRONG;
  if (
    TRACT_ADJECTIVE.test(right) &&
    !/\ball that (?:certain )?$/i.test(left) &&
    /\b(?:of|in|from|said|called|that|the|within|his|to)\s+(?:(?:an?|the|said|certain|called|that|original|larger)\s+){0,3}$/i.test(
      left,
    )
  ) {
    return 0;
  }
  const states = STATES.exec(left);
  const parent = PARENT.exec(left);
  if (AFTER_OTHER.test(right) || /^[\s,(]*net\b/i.test(right)) return 0;
  if (states !== null && (parent === null || states.index >= parent.index || /^(?:in all|having)/i.test(states[0]))) {
    return /\b(?:except(?:ing)?|less|save|out of|part of|portion of|from|corner of|line of) (?:\w+ ){0,6}contain\w*/i.test(
      left.slice(-90),
    ) && parent !== null
      ? 0
      : STRONG;
  }
  if (parent !== null || RIGHT_OVER.test(left)) return 0;
  if (GRANTED.test(left)) return STRONG;
  if (
    /^[\s,.)]*(?:(?:of land)?[\s,]*(?:be the same )?more or less|m\.?o\.?l|±|\+\s?\/\s?-)/i.test(right) &&
    !TRACT_ADJECTIVE.test(right)
  )
    return STRONG;
  return LEADS.test(left) ||
    BEING_TRACT.test(left) ||
    (SITE.test(right) && GIVES.test(left)) ||
    (/ including $/.test(left) && /^,? as (?:platted|surveyed|measured)\b|^[.;]/.test(right)) ||
    OUT_OF.test(right) ||
    BY_SIDES.test(left) ||
    BOUNDED.test(right)
    ? 1
    : 0;
}

/** "an acre", "half an acre", "an acre and a half". */
function articleAmount(before: string, from: string): { value: number; figures: string; start: number } | null {
  const article = /(\bhalf\s+)?\b(?:an|a|one)$/i.exec(before);
  if (article === null || !/^acre\b/i.test(from)) return null;
  return {
    value: article[1] === undefined ? 1 : 0.5,
    figures: article[1] === undefined ? '1' : '0.5',
    start: article.index,
  };
}
