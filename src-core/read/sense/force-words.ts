// Words that give a sentence force: that allow, forbid, condition, limit, doubt or put off what it says. Recitals and courses do without them.
import type { Token } from '#core/read/tokens.ts';

const FORCE = new Set(
  (
    'shall will would may might can could must should ought cannot ' +
    'not never none nor neither nothing without hardly scarcely ' +
    'if unless until till when whenever whether wherever whichever whatever whoever whatsoever however provided otherwise else once pending lest ' +
    'only merely solely except excepting excepted save saving less minus but excluding excluded exclusive alone exclusively omitting omitted besides beyond instead rather either alternatively unclaimed ' +
    'thereabouts roughly supposed supposedly believed thought unknown uncertain doubtful doubted presumed presumably apparently probably perhaps possibly seemingly guess guessed guesswork conjecture disputed dispute likely ' +
    'hereafter later future yet anew again eventually temporarily temporary provisional provisionally tentative tentatively preliminary meanwhile meantime since ' +
    'void draft sample specimen cancelled canceled superseded obsolete withdrawn revised redrawn rerun resurvey resurveyed lost missing blank illegible incomplete unfinished unsettled undetermined incorrect wrong wrongly erroneous erroneously error errors mistake mistaken mistakenly'
  ).split(' '),
);

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** Whether the word at the place has force; a name ("May 4th", "Will Jones") and a set phrase ("more or less") have none. */
export function hasForce(tokens: readonly Token[], at: number, isShouted: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return false;
  const { text } = token;
  if (text === 'no') return !isNumberAhead(tokens, at + 1) && textAt(tokens, at + 1) !== 'new';
  if (text === 'of')
    return (
      textAt(tokens, at + 1) === 'which' &&
      /^(?:the|about|half|one|part)$/.test(textAt(tokens, at + 2)) &&
      tokens[at - 1]?.text === ','
    );
  if (text === 'or') return isOtherWay(tokens, at);
  if (text === 'to') return textAt(tokens, at + 1) === 'be' && !isPhraseOfBeing(tokens, at);
  if (text === 'as') return isComparison(tokens, at);
  if (text === 'so') return textAt(tokens, at + 1) === 'much' || textAt(tokens, at + 1) === 'far';
  if (text === 'case' || text === 'event') return !token.capital && textAt(tokens, at - 1) === 'in';
  if (!FORCE.has(text)) return false;
  if (token.capital && !isShouted && !isOpening(tokens, at)) return false;
  return !isSetPhrase(tokens, at, text);
}

/** "No. 4", "No 12", "No. A". */
function isNumberAhead(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at) === '.' || textAt(tokens, at) === ':' ? at + 1 : at;
  const token = tokens[next];
  return (
    token === undefined || token.kind !== 'word' || token.text.length <= 2 || /^(?:minutes|seconds)$/.test(token.text)
  );
}

const OTHER_WAYS = new Set(
  'to such until as so if wherever whatever whichever at from along more fewer until where any'.split(' '),
);

/** "435 feet, or to the river", "or such other distance". */
function isOtherWay(tokens: readonly Token[], at: number): boolean {
  return OTHER_WAYS.has(textAt(tokens, at + 1)) && textAt(tokens, at - 1) !== 'more';
}

/** "intended to be the same premises", "said to be", "found to be": tells what it is. */
function isPhraseOfBeing(tokens: readonly Token[], at: number): boolean {
  return /^(?:intended|meant|said|known|acknowledged|certified|proved|proven|deemed|needle|variation|declination)$/.test(
    textAt(tokens, at - 1),
  );
}

/** "as near as can be told", "as much more as", "as the lines may be settled". */
function isComparison(tokens: readonly Token[], at: number): boolean {
  return ['much', 'near', 'nearly', 'may', 'if', 'though', 'yet'].includes(textAt(tokens, at + 1));
}

function isOpening(tokens: readonly Token[], at: number): boolean {
  const { gap } = tokens[at] ?? {};
  return gap === 'paragraph' || gap === 'line' || ['.', ';', ':', '('].includes(textAt(tokens, at - 1)) || at === 0;
}

function isSetPhrase(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)];
  switch (text) {
    case 'less':
      return before === 'or' || before === 'not' || before === 'no';
    case 'will':
      return (
        (/^(?:last|his|her|my|the|said|by|under|in|of|their)$/.test(before) && after !== 'be') ||
        /^(?:more|fully|appear)$/.test(after)
      );
    case 'may':
      return tokens[at + 1]?.kind === 'number' || before === 'of';
    case 'not':
      return /^(?:tangent|radial|set|limited|less)$/.test(after) || before === 'or' || before === 'if';
    case 'when':
      return /^(?:the|said|it|recorded)$/.test(after) && before !== ',';
    case 'until':
    case 'till':
      return /^(?:it|the|said|you|they)$/.test(after);
    case 'provided':
      return after === 'by' || after === 'for' || after === 'in' || before === 'as';
    case 'since':
      return before === 'ever' || before === 'not' || before === 'long';
    case 'withdrawn':
      return [1, 2, 3].some((step) => /^(?:public|order|entry|settlement|executive)$/.test(textAt(tokens, at + step)));
    case 'revised':
      return (
        tokens[at + 1]?.kind === 'number' ||
        /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|plat|map|and|on|to|as)/.test(after)
      );
    case 'hereafter':
      return (
        /^(?:called|referred|known|designated|described|mentioned|named)$/.test(after) ||
        textAt(tokens, at + 2) === 'azimuths'
      );
    case 'exclusive':
      return before === 'non' || before === '-';
    case 'only':
      return (
        /^(?:surface|wife|child|heir|heirs|son|daughter|year|years)$/.test(before) ||
        /^(?:child|children|heirs?|son|daughter|surviving|issue)$/.test(after) ||
        isOfUse(tokens, at)
      );
    default:
      return false;
  }
}

/** "for residential purposes only". */
function isOfUse(tokens: readonly Token[], at: number): boolean {
  return /^(?:residential|agricultural|farm|dwelling|family|church|school|road|street|cemetery|business)$/.test(
    textAt(tokens, at - 2),
  );
}

/** Most words stand in capitals, so that a capital tells nothing of names. */
export function isShoutedIn(tokens: readonly Token[], from: number, to: number): boolean {
  let words = 0;
  let capitals = 0;
  for (let i = from; i < to && words < 80; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.text.length < 3) continue;
    words += 1;
    if (token.capital) capitals += 1;
  }
  return words > 0 && capitals > words * 0.75;
}
