// Lines that only a recorder prints: numbers, books and pages, the hour of filing.

const STAMPED =
  /\b(?:book|bk|vol|volume|liber|page|pg|doc|document|inst|instr|instrument|file|filed|recorded|reg['’]?d|registered|reception|entry|auditor|recorder|register|clerk|docket|received|fee|crfn|cfn|deed record)(?![A-Za-z])/i;
const OF_LAND =
  /\b(?:lots?|blocks?|beginning|thence|according|described|being|tract|parcel of|plat thereof|subdivision|section|conveyed|quarter|acres|coordinates|right-of-way)\b|^(?:and|as|of|in|recorded in)\b/i;
const SENTENCE = /[a-z]{3} [a-z]{2,} [a-z]{2,} [a-z]{2,}/;
const LONGEST = 130;

export function isStamp(line: string): boolean {
  return line.length <= LONGEST && /\d/.test(line) && STAMPED.test(line) && !OF_LAND.test(line) && !SENTENCE.test(line);
}

const TITLE_AND_STAMP =
  /^((?:[A-Z][A-Z'’&.,()-]*\s){2,8}?)(?=(?:Inst|Instr|Instrument|INST|Doc|DOC|Document|File|Entry|Reception|Recorded|Filed|Book|Bk|Vol|No|Job|Sheet|#)(?![A-Za-z]).*\d)/;

const STAMP_AND_TITLE = /^(.*\d)\s((?:[A-Z][A-Z'’&,()-]*\s){1,9}[A-Z][A-Z'’&,()-]*)$/;

/** "TRUSTEES DEED UPON SALE  Inst. No. 20110409117": the words in capitals beside the stamp on its line; null where none stand. */
export function besideStamp(line: string): string | null {
  const before = TITLE_AND_STAMP.exec(line)?.[1];
  if (before !== undefined) return before.trim();
  const behind = line.length <= LONGEST ? STAMP_AND_TITLE.exec(line) : null;
  return behind !== null && isStamp(behind[1] ?? '') ? (behind[2] ?? '').trim() : null;
}
