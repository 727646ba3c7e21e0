// The two readings of a document as one result. Ours gives every value; the model adds doubt, and what it alone names is
// offered. Whatever it says, no figure changes, nothing is lost, and no tract passes that would not pass without it.
import type { Extraction } from '#core/schema/extraction.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { Page } from '#core/schema/page.ts';
import type { SecondReading } from '#core/schema/second-reading.ts';
import type { Tract } from '#core/schema/tract.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';
import { type Aligned, align, type OurTract } from '#main/reader/agree/align.ts';
import { compareTract } from '#main/reader/agree/differences.ts';
import { DocumentWords } from '#main/reader/agree/document-words.ts';
import { compareFacts } from '#main/reader/agree/facts.ts';
import { finding } from '#main/reader/agree/finding.ts';
import { type Proved, type ProvedTract, prove } from '#main/reader/agree/prove.ts';
import type { Stretch } from '#main/reader/agree/stretch.ts';
import type { ModelAnswer } from '#main/reader/model/answer.ts';

export interface ToldBy {
  readonly model: string;
  readonly answer: ModelAnswer;
  readonly tokens_reckoned: boolean;
}

/** `lead` puts the tracts that the model alone names behind ours, for review; otherwise they are offered beside them. */
export function agree(pages: readonly Page[], ours: Extraction, told: ToldBy, lead: boolean): Extraction {
  const words = new DocumentWords(pages);
  const proved = prove(words, told.answer);
  const whole = !told.answer.broken_off;
  const aligned = align(words, ours.tracts, proved.tracts);
  const compared = ours.tracts.map((_, index) => compareTract(words, aligned, proved.tracts, index, whole));
  const others = onlyTheirs(words, proved, aligned, ours.tracts.length);
  const everywhere = [...others.map(({ finding: one }) => one), ...unprovedOf(proved.droppedElsewhere)];
  const tracts = ours.tracts.map((tract, index) => {
    const { calls, findings } = compared[index] ?? { calls: tract.calls, findings: [] };
    const remarks = remarksOn(words, proved, aligned.ours, index);
    const unproved = unprovedOf(proved.tracts.some((one, by) => one.unproved && isOf(aligned, by, index)));
    const all = [...findings, ...remarks, ...unproved, ...everywhere];
    return withFindings({ ...tract, calls: [...calls] }, cut(all));
  });
  const facts = compareFacts(words, ours, proved, whole);
  const alone = tracts.length > 0 ? [] : [...everywhere, ...remarksOn(words, proved, [], 0)];
  const second_reading: SecondReading = {
    model: told.model,
    state: whole ? 'whole' : 'broken_off',
    agreed: compared.reduce((sum, { agreed }) => sum + agreed, 0),
    dropped: proved.dropped,
    tokens_reckoned: told.tokens_reckoned,
    findings: [
      ...[...alone, ...unprovedOf(proved.droppedFacts)].map((one): Finding => ({ ...one, weight: 'note' })),
      ...facts.findings,
    ],
    tracts: lead ? [] : others.map(({ tract }) => tract),
  };
  return {
    ...ours,
    tracts: lead ? [...tracts, ...others.map(({ tract }) => tract)] : tracts,
    ...(facts.fact_confidence === undefined ? {} : { fact_confidence: facts.fact_confidence }),
    second_reading,
  };
}

/** What was left out of a tract that is none of ours is told of all. */
const isOf = ({ matches }: Aligned, by: number, index: number): boolean =>
  matches[by] === index || matches[by] === null;

const UNPROVED = 'The model names words that the text of the document does not hold; they were left out.';
const unprovedOf = (some: boolean): Finding[] => (some ? [finding('model_unproved', { detail: UNPROVED })] : []);

interface Other {
  readonly tract: Tract;
  readonly finding: Finding;
}

/** Tracts whose courses our reader took for none, read by our grammar from the same words. */
function onlyTheirs(words: DocumentWords, proved: Proved, { matches, more }: Aligned, count: number): Other[] {
  return proved.tracts
    .flatMap((theirs, by) => (matches[by] === null && (more[by]?.length ?? 0) > 0 ? [theirs] : []))
    .slice(0, MOST_OTHERS)
    .flatMap((theirs, i): Other[] => {
      const [first] = theirs.courses;
      const tract = readTract(words, theirs);
      if (first === undefined || tract === null) return [];
      const told = finding('model_tract', words.told(first.place));
      const { findings: _, notes: __, fact_confidence: ___, ...bare } = tract;
      const open = (tract.findings ?? []).map((one) => ({ ...one, spans: [] }));
      const name = theirs.name === '' ? `Tract ${count + i + 1}` : theirs.name;
      return [{ tract: withFindings({ ...bare, name, notes: null }, [told, ...open]), finding: told }];
    });
}

const MOST_OTHERS = 20;

function readTract(words: DocumentWords, { courses, area }: ProvedTract): Tract | null {
  const boundary: Stretch[] = courses.filter(({ kind }) => kind !== 'tie').map(({ place }) => place);
  return boundary.length === 0 ? null : words.tract(area === null ? boundary : [...boundary, area]);
}

/** Those on its own words, those behind it and before the next, and those before all tracts. */
function remarksOn(words: DocumentWords, { remarks }: Proved, ours: readonly OurTract[], index: number): Finding[] {
  const regions = ours.map(({ region }) => region);
  const placed = remarks.filter(({ place }) => {
    const owner = regions.findLastIndex((region) => region !== null && region.start <= place.start);
    return owner < 0 || owner === index;
  });
  const once = placed.filter(({ place }, i) => placed.findIndex((other) => other.place.start === place.start) === i);
  return once.map(({ place, remark }) => {
    const detail = plainRemark(remark, words.at(place));
    return finding('model_remark', { ...words.told(place), ...(detail === null ? {} : { detail }) });
  });
}

const LONGEST_REMARK = 160;

/** The model's own words, cut short; left out where they tell a figure that the quoted words do not. */
function plainRemark(remark: string, quote: string): string | null {
  const plain = remark.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const shown = new Set(quote.match(/\d+/g) ?? []);
  if (plain === '' || (plain.match(/\p{N}+/gu) ?? []).some((figure) => !shown.has(figure))) return null;
  return plain.length > LONGEST_REMARK ? `${plain.slice(0, LONGEST_REMARK).replace(/\s\S*$/, '')} …` : plain;
}

/** A tract says so many things of the model and no more; they differ enough for a person to look. */
const MOST_FINDINGS = 30;

function cut(findings: readonly Finding[]): Finding[] {
  if (findings.length <= MOST_FINDINGS) return [...findings];
  const rest = finding('model_otherwise', { detail: 'The model differs in more than is listed here' });
  return [...findings.slice(0, MOST_FINDINGS - 1), rest];
}
