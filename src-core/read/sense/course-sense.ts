// The words of a course besides its values: a course names its line, its monument and what it passes, and tells nothing else.
import { hasForce, isShoutedIn } from '#core/read/sense/force-words.ts';
import type { Passage } from '#core/read/sense/sentences.ts';
import type { Token } from '#core/read/tokens.ts';

const GOING = new Set(
  (
    'beginning begining bearing having being continuing running following existing leaving deflecting crossing passing turning meandering terminating dividing according forming extending curving ' +
    'standing pointing marking containing adjoining leading making ending retaining bounding abutting bordering joining intersecting separating connecting fronting facing parting lying laying going binding butting ' +
    'returning ascending descending reaching entering departing striking measuring subtending concaving growing coming heading proceeding winding tending hanging looking corresponding enclosing closing describing surrounding overlooking resuming completing belonging ' +
    'spring building sapling opening landing dwelling clearing railing siding outbuilding ring king string wing evening morning swing crossing thing writing mining parking housing sterling pling coupling casing bushing fencing paving surfacing footing engineering ranging township planting flooring piling tubing meeting pudding seedling'
  ).split(' '),
);
const DONE = new Set(
  (
    'marked mentioned numbered described recorded located red conveyed extended situated dated called subtended owned referred blazed platted closed passed continued capped forked planted used proposed measured calculated ' +
    'fenced monumented named designated galvanized produced prolonged staked granted aforementioned drilled detached stated witnessed bounded started stamped embedded imbedded buried painted scribed chiseled chiselled engraved inscribed tagged ' +
    'notched hacked chopped sided leaved aged pointed curved lined occupied deeded sold bought patented surveyed abandoned vacated constructed paved graded traveled travelled dedicated established erected formed intersected recovered connected ' +
    'bed shed watershed deed seed weed reed feed need hundred kindred united combined elevated raised enclosed inclosed wooded cultivated improved unimproved plowed cleared hewed squared rounded threaded crossed carved pinched crimped punched ' +
    'topped headed corrugated reinforced poured walled covered aforenamed intended acquired leased assigned subdivided divided inherited devised allotted entered filed registered attached annexed certified licensed based determined laid set ' +
    'labelled labeled reckoned tabulated listed numberd lettered identified referenced depicted indicated delineated gravelled graveled bored driven placed rested needed flagged charred burned burnt tied measured reached departed turned angled deflected curved released quitclaimed purchased ' +
    'closed rebarred unmarked unnamed unnumbered unpaved unopened undivided unsurveyed plugged sawed squared beveled braided wired riveted inlaid cemented mounded piled heaped aforesaid foresaid armed lighted handed sacred bred sled'
  ).split(' '),
);
const STATES = new Set(['is', 'are', 'was', 'were']);
const STATED = new Set(
  (
    'a an the located situated situate marked set found shown recorded described known called also distant at on in said of corner owned now north south east west n s e w being identical radial tangent concave ' +
    'to by one two three four five six seven eight nine ten monumented referenced witnessed planted perpendicular parallel common designated being measured subtended his her their its that this which from between near dead gone down standing old azimuths'
  ).split(' '),
);
const ASTRAY = new Set(
  'farther jog jogs jogging allow allows assumed around zigzag zigzags detour wander wanders estimate guessing has have had do does did say says agree agrees agreed elect elects choose chooses keep keeps retain retains reserves except omit omits lose loses stop stops'.split(
    ' ',
  ),
);

/** The first words of a description that belong to no course, or null. */
export function strayInCourses(tokens: readonly Token[], from: number, to: number): Passage | null {
  const isShouted = isShoutedIn(tokens, from, to);
  for (let i = from; i < to; i += 1)
    if (isStray(tokens, i, isShouted)) return { from: Math.max(from, i - 5), to: Math.min(to, i + 7) };
  return null;
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

function isStray(tokens: readonly Token[], at: number, isShouted: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return false;
  if (hasForce(tokens, at, isShouted)) return true;
  const { text } = token;
  if (STATES.has(text)) return !isStated(tokens, at + 1);
  if (token.capital && !isShouted) return false;
  if (ASTRAY.has(text)) return !isRoundCurve(tokens, at) && !isDitto(tokens, at);
  if (text === 'other') return /^(?:bank|side|shore|line|way|direction|course)$/.test(textAt(tokens, at + 1));
  if (text === 'short') return textAt(tokens, at + 1) === 'of';
  if (text === 'then') return /^(?:around|over|back|a|turn)$/.test(textAt(tokens, at + 1));
  if (text === 'and') return /^(?:so|on|some|an|then)$/.test(textAt(tokens, at + 1)) && isOnward(tokens, at + 1);
  if (text.endsWith('ing')) return text.length > 5 && !GOING.has(text);
  return text.endsWith('ed') && text.length > 4 && !DONE.has(text);
}

/** "and so on", "and an unknown distance", "and on to". */
function isOnward(tokens: readonly Token[], at: number): boolean {
  return /^(?:on|unknown|additional|distance|to|beyond|far)$/.test(textAt(tokens, at + 1));
}

/** "around a curve to the left". */
function isRoundCurve(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'around') return false;
  return [1, 2, 3, 4].some((step) => /^(?:curve|arc|bend)$/.test(textAt(tokens, at + step)));
}

/** "S 80° E do. to a stake". */
function isDitto(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'do' && textAt(tokens, at + 1) === '.';
}

/** "is a stone", "are located", "was 40 poles": what follows names a thing or a place. */
function isStated(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind !== 'word' || STATED.has(next.text) || next.capital;
}
