// Shares that make up the whole: what the grantees, or the grantors, have together.
import { partOf, wholeNumberOf } from '#core/language/numerals.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { textOf, type Word } from '#core/language/word.ts';

const APART = /^(?:name|person|place|number|it|and|,|to|unto|as|of|\.)$/;

/** "to Jonas Yoder, an undivided one-half, and Levi Yoder, an undivided one-half": what the grantees, or the grantors, have makes up the whole. */
export function areSharesSummed(words: readonly Word[]): boolean {
  if (isShareOfEach(words)) return true;
  const phrases = phrasesOf(words);
  const shares = phrases.flatMap(({ tag }, at) => (tag === 'share' ? [at] : []));
  const [first = 0, last = 0] = [shares[0], shares.at(-1)];
  const isHis = (at: number): boolean => {
    let before = at - 1;
    while (/^(?:,|as|to)$/.test(phrases[before]?.tag ?? '')) before -= 1;
    return /^(?:name|person)$/.test(phrases[before]?.tag ?? '');
  };
  const told = shares.map((at) => fractionOf(words.slice(phrases[at]?.from ?? 0, phrases[at]?.to ?? 0)));
  return (
    shares.length > 1 &&
    shares.every(isHis) &&
    phrases.slice(first, last).every(({ tag }) => tag === 'share' || APART.test(tag)) &&
    !/^(?:in|of)$/.test(phrases[last + 1]?.tag ?? '') &&
    isLandGiven(words.slice(phrases[last]?.to ?? 0)) &&
    !words.slice(0, phrases[first]?.from ?? 0).some(({ text }) => LESS.test(text)) &&
    !words.some(({ sort }) => /^(?:limit|reserve|keep)$/.test(sort)) &&
    Math.abs(told.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0) - 1) < 1e-9
  );
}

/** "to Mary Pike and Asa Pike, as tenants in common, each an undivided half": as many shares as there are grantees. */
function isShareOfEach(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const shares = phrases.flatMap(({ tag }, at) => (tag === 'share' ? [at] : []));
  const [share = 0] = shares;
  const own = words.slice(phrases[share]?.from ?? 0, phrases[share]?.to ?? 0);
  const isEach = own[0]?.text === 'each' || phrases[share - 1]?.tag === 'each';
  const to = phrases.findLastIndex(({ tag }, at) => at < share && /^(?:to|unto)$/.test(tag));
  const last = phrases.findLastIndex(({ tag }, at) => at < share && tag === 'name');
  const grantees = phrases.slice(to + 1, last + 1);
  const joints = grantees.filter(({ tag }) => tag === 'and' || tag === ',').length;
  const told = fractionOf(own.filter(({ text }) => text !== 'each'));
  return (
    shares.length === 1 &&
    isEach &&
    to >= 0 &&
    grantees.every(({ tag }) => /^(?:name|and|,|\.)$/.test(tag)) &&
    phrases.slice(last + 1, share).every(({ kind, tag }) => kind === 'small' || tag === 'matter' || tag === 'person') &&
    !/^(?:in|of)$/.test(phrases[share + 1]?.tag ?? '') &&
    isLandGiven(words.slice(phrases[share]?.to ?? 0)) &&
    !words.slice(0, phrases[share]?.from ?? 0).some(({ text }) => LESS.test(text)) &&
    !words.some(({ sort }) => /^(?:limit|reserve|keep)$/.test(sort)) &&
    told !== null &&
    Math.abs(told * (joints + 1) - 1) < 1e-9
  );
}

const HELD =
  /^(?:his|her|their|its|my|our|what|whatever|dower|remainder|reversion|estate|interest|rights?|life|lifetime|came|come|descended|part|portion|share|not|half|third|fourth|quarter|fifth|sixth|eighth)$/;

/** "conveys his third to", "holder of a life estate". */
const LESS = /^(?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|tenth|life|dower|remainder|reversion)$/;

/** Behind the shares stands the land itself: "the following tract", and not "his third of the following tract", "what came to him in it". */
const isLandGiven = (behind: readonly Word[]): boolean => {
  const land = behind.findIndex(({ text }) => /^(?:beginning|bounded|described|situate|situated|lying)$/.test(text));
  return !behind.slice(0, land < 0 ? behind.length : land).some(({ text }) => HELD.test(text));
};

/** "an undivided one-half", "an undivided 2/3 interest"; null for any other words. */
function fractionOf(words: readonly Word[]): number | null {
  const text = textOf(words.filter(({ text: word }) => word !== '-'));
  const told = /^(?:an |the )?undivided ((?:\w+ )*?)(?:(\w+)|\/ (\d+))(?: interest| share| part)?$/.exec(text);
  const [, count = '', named, figure] = told ?? [];
  const divisor = figure === undefined ? partOf(named) : Number(figure);
  const whole = count.trim() === '' ? 1 : (wholeNumberOf(count.trim().split(' ')) ?? Number(count));
  return divisor === null || !Number.isFinite(whole / divisor) ? null : whole / divisor;
}
