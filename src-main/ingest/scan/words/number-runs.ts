// The stretches of a line that hold a number, a bearing or the words of one: what both recognisers have to read.

const NUMBER_WORDS =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|tenths?|hundredths?)([-\s].*)?$/i;
const BEARING_WORDS = /^(north|south|east|west)(erly|ern)?$|^[nsew]\.?$|^(degrees?|minutes?|seconds?|deg|min|sec)\.?$/i;
const MARKS = /[°º'"’”′″½¼¾⅓⅔⅛⅜⅝⅞$§]/u;

/** Words between two numbers that are read along with them rather than cut out. */
const BRIDGED = 2;

/** The unit is half of a length: one letter more makes metres into miles. */
const UNITS =
  /^(feet|foot|ft|inch(es)?|in|yards?|yds?|miles?|mi|rods?|rds?|poles?|perch(es)?|chains?|chs?|links?|lks?|met(er|re)s?|m|kilomet(er|re)s?|km|varas?|vrs?|arpents?|acres?|ac|hectares?|ha|square|sq)$/i;

/** Half-open ranges of word indexes. */
export function numberRunsOf(words: readonly string[]): [number, number][] {
  const runs: [number, number][] = [];
  words.forEach((word, i) => {
    if (!holdsNumber(word)) return;
    const last = runs.at(-1);
    if (last !== undefined && i - last[1] <= BRIDGED) last[1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs.map(([from, to]) => [from, isUnit(words[to]) ? to + 1 : to]);
}

export function isUnit(word: string | undefined): boolean {
  return word !== undefined && UNITS.test(word.replace(/[^\p{L}]+$/u, ''));
}

/** A number, a sign of one, or a word that turns a bearing. */
export function holdsNumber(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}$§]+|[^\p{L}\p{N}]+$/gu, '');
  return /\d/.test(word) || MARKS.test(word) || NUMBER_WORDS.test(bare) || BEARING_WORDS.test(bare);
}
