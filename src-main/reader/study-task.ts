// What a reading thread is given and gives back.
import { readMembers } from '#core/attest/canonical.ts';
import type { ReadyMember } from '#core/attest/signed-content.ts';
import type { PackedLines } from '#core/language/text/packed-lines.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import { type GeorefOf, type Judgement, judgeAll } from '#core/verdict/judge.ts';
import { agree, type ToldBy } from '#main/reader/agree/agree.ts';

export type Placed = ReturnType<GeorefOf>;

export type StudyTask =
  | { readonly kind: 'read'; readonly pages: readonly Page[] }
  /** Read, and judged too where there are no more calls and the survey fabric has no say. */
  | WholeTask
  /** `placed` stands beside the tracts: what the survey fabric says of each that asks for it. */
  | { readonly kind: 'judge'; readonly extraction: Extraction; readonly placed: readonly (Placed | null)[] }
  | ({ readonly kind: 'agree' } & TwoReadings);

export interface WholeTask {
  readonly kind: 'whole';
  /** Of plain text they are made of it there. */
  readonly pages: readonly Page[];
  readonly text?: string;
  readonly most_calls: number;
}

/** Our reading of some pages and what a model says of them. */
export interface TwoReadings {
  readonly pages: readonly Page[];
  readonly extraction: Extraction;
  readonly told: ToldBy;
  readonly lead: boolean;
}

/** What a body says of its document, as its text and ready to be signed; or the reading alone, which is still to be judged. */
export type Whole = { readonly text: string; readonly members: readonly ReadyMember[] } | { readonly read: Extraction };

/** A page with its lines packed, where they can be. */
export interface SentPage {
  readonly page: Page;
  readonly packed: PackedLines | null;
}

/** A page sent ahead belongs to the reading that follows, which brings the last one. */
export type StudyMessage =
  | (StudyTask & { readonly last?: SentPage | undefined })
  | ({ readonly kind: 'page' } & SentPage);

export function study(task: StudyTask): Extraction | Judgement | Whole {
  if (task.kind === 'read') return readDocument(task.pages);
  if (task.kind === 'whole') return wholeOf(task);
  if (task.kind === 'agree') return agree(task.pages, task.extraction, task.told, task.lead);
  const { extraction, placed } = task;
  return judgeAll(extraction, (tract) => {
    const found = placed[extraction.tracts.indexOf(tract)];
    if (found == null) throw new Error('A tract that asks for the survey fabric was not looked up.');
    return found;
  });
}

function wholeOf({ pages: sent, text: plain, most_calls }: WholeTask): Whole {
  const pages = plain === undefined ? sent : pagesOfText(plain);
  const read = readDocument(pages);
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
  const members = readMembers(text);
  // Whoever signs says then what is wrong with it.
  if (members === null) return { read };
  return { text, members: members.map(({ key, canonical }) => ({ key, canonical })) };
}
