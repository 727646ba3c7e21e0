// What a reading thread is given and gives back.
import { readMembers } from '#core/attest/canonical.ts';
import type { PackedLines } from '#core/language/text/packed-lines.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import { type Gist, gistOf } from '#core/verdict/gist.ts';
import { type GeorefOf, type Judgement, judgeAll } from '#core/verdict/judge.ts';
import { isSameSigner, type RestOfBody, type Signer, signWritten } from '#main/attest/sign.ts';
import { unitsOfText } from '#main/attest/units-of-text.ts';
import { agree, type ToldBy } from '#main/reader/agree/agree.ts';
import type { Spoken } from '#main/reader/ask-thread.ts';
import type { Hear } from '#main/reader/ear/ear.ts';
import { readHeard } from '#main/reader/ear/read-heard.ts';

export type Placed = ReturnType<GeorefOf>;

export type StudyTask =
  | { readonly kind: 'read'; readonly pages: readonly Page[] }
  /** Read, and judged and signed too where there are no more calls and the survey fabric has no say. */
  | WholeTask
  /** What would be said to each of them. */
  | { readonly kind: 'several'; readonly tasks: readonly WholeTask[] }
  /** `placed` stands beside the tracts: what the survey fabric says of each that asks for it. */
  | { readonly kind: 'judge'; readonly extraction: Extraction; readonly placed: readonly (Placed | null)[] }
  | ({ readonly kind: 'agree' } & TwoReadings);

export interface WholeTask {
  readonly kind: 'whole';
  /** Of plain text they are made of it there. */
  readonly pages: readonly Page[];
  readonly text?: string;
  readonly most_calls: number;
  readonly signing: Signing;
}

/** What else a body says, and by whom it is signed. Its seconds are those that had passed before the thread was asked. */
export interface Signing {
  readonly rest: RestOfBody;
  readonly key: Signer | null;
}

/** Our reading of some pages and what a model says of them. */
export interface TwoReadings {
  readonly pages: readonly Page[];
  readonly extraction: Extraction;
  readonly told: ToldBy;
  readonly lead: boolean;
}

/** The exact text that was signed, what is told of it in lists, and how long it took; or the reading alone, still to be judged. */
export type Whole = Signed | { readonly read: Extraction };

export interface Signed {
  readonly text: string;
  readonly gist: Gist;
  readonly seconds: number;
}

/** A page with its lines packed, where they can be. */
export interface SentPage {
  readonly page: Page;
  readonly packed: PackedLines | null;
}

/** A page sent ahead belongs to the reading that follows, which brings the last one. */
export type StudyMessage =
  | (StudyTask & { readonly last?: SentPage | undefined })
  | ({ readonly kind: 'page' } & SentPage);

export async function study(task: StudyTask, hear: Hear): Promise<Extraction | Judgement | Whole | Spoken[]> {
  if (task.kind === 'read') return readHeard(task.pages, hear);
  if (task.kind === 'whole') return wholeOf(task, performance.now(), hear);
  if (task.kind === 'several') return severalOf(task.tasks, hear);
  if (task.kind === 'agree') return agree(task.pages, task.extraction, task.told, task.lead);
  const { extraction, placed } = task;
  return judgeAll(extraction, (tract) => {
    const found = placed[extraction.tracts.indexOf(tract)];
    if (found == null) throw new Error('A tract that asks for the survey fabric was not looked up.');
    return found;
  });
}

async function severalOf(tasks: readonly WholeTask[], hear: Hear): Promise<Spoken[]> {
  const began = performance.now();
  const spoken: Spoken[] = [];
  for (const task of tasks)
    spoken.push(
      await wholeOf(task, began, hear).then(
        (result) => ({ result }),
        (fault: unknown) => ({ fault }),
      ),
    );
  return spoken;
}

/** `began` when the thread was asked, perhaps with others that came first. */
async function wholeOf(
  { pages: sent, text: plain, most_calls, signing }: WholeTask,
  began: number,
  hear: Hear,
): Promise<Whole> {
  const pages = plain === undefined ? sent : pagesOfText(plain);
  const read = await readHeard(pages, hear);
  // What follows of a page that was not read is not for here to say.
  if (pages.some(({ unread }) => unread !== undefined)) return { read };
  const extraction = completeCalls(read);
  const calls = extraction.tracts.reduce((sum, tract) => sum + tract.calls.length, 0);
  if (calls > most_calls || extraction.tracts.some(asksForGround)) return { read };
  const { verdicts, document_verdict } = judgeAll(extraction, () => {
    throw new Error('A tract asks for the survey fabric after all.');
  });
  const told = { extraction, groundtruth_verdicts: verdicts, document_verdict };
  const text = JSON.stringify(told);
  const members = readMembers(text, unitsOfText(text));
  // Whoever signs says then what is wrong with it.
  if (members === null) return { read };
  const { usage } = signing.rest;
  const seconds = Number((usage.seconds + (performance.now() - began) / 1000).toFixed(3));
  const rest = { ...signing.rest, usage: { ...usage, seconds } };
  return { text: signWritten({ text, members }, rest, known(signing.key)), gist: gistOf(told), seconds };
}

/** The key that was sent last, as it came first: what the library makes of it is kept with it. */
let last: Signer | null = null;

function known(key: Signer | null): Signer | null {
  if (!isSameSigner(key, last)) last = key;
  return last;
}
