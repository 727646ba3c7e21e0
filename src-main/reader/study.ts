// Reading and judging on threads of their own, so that the service answers while a long document is studied.
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Refusal } from '#core/api/errors.ts';
import { packLines } from '#core/language/text/packed-lines.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import type { GeorefOf, Judgement } from '#core/verdict/judge.ts';
import { lendEar } from '#main/reader/ear/lend-ear.ts';
import type {
  Placed,
  SentPage,
  Signing,
  StudyMessage,
  StudyTask,
  TwoReadings,
  Whole,
  WholeTask,
} from '#main/reader/study-task.ts';
import { ThreadPool, type ThreadWork, type Together } from '#main/reader/thread-pool.ts';
import { threadProgram } from '#main/reader/thread-program.ts';

/** What is signed is asked for when a thread is there to do it: until then it may wait. */
type WholeAsked = Omit<WholeTask, 'signing'> & { readonly signing: () => Signing };
type Asked =
  | Exclude<StudyTask, WholeTask | { readonly kind: 'several' }>
  | WholeAsked
  | { readonly kind: 'several'; readonly tasks: readonly WholeAsked[] };

function taskOf(asked: Asked): StudyTask {
  if (asked.kind === 'several') return { kind: 'several', tasks: asked.tasks.map(wholeTaskOf) };
  return asked.kind === 'whole' ? wholeTaskOf(asked) : asked;
}

const wholeTaskOf = (asked: WholeAsked): WholeTask => ({ ...asked, signing: asked.signing() });

const work: ThreadWork<Asked> = {
  program: threadProgram(import.meta.url, 'study-worker'),
  memory_mb: 1500,
  equip: () => {
    const { port, giveBack } = lendEar();
    return { data: { ear: port }, handed: [port], giveBack };
  },
  within_ms: 300_000,
  tooMuch: (of) => {
    const what = of === 'time' ? 'took too long to read' : 'is too long to read';
    return new Refusal('extraction_failed', {}, `The document ${what}.`);
  },
  send,
  // The whole reader, which the service is started without.
  here: async (asked) => {
    const [{ study }, { hearHere }] = await Promise.all([
      import('#main/reader/study-task.ts'),
      import('#main/reader/ear/hear-here.ts'),
    ]);
    return study(taskOf(asked), hearHere);
  },
};
/** Of texts that a thread is given at once: some hundredths of a second. */
const LETTERS_TOGETHER = 8192;

const isText = (asked: Asked): asked is WholeAsked & { text: string } =>
  asked.kind === 'whole' && asked.text !== undefined;
const lettersOf = (asked: Asked): number => (isText(asked) ? asked.text.length : Number.POSITIVE_INFINITY);

const texts: Together<Asked> = {
  fits: (taken, next) => [...taken, next].reduce((sum, one) => sum + lettersOf(one), 0) <= LETTERS_TOGETHER,
  join: (tasks) => ({ kind: 'several', tasks: tasks.filter(isText) }),
};

const threads = new ThreadPool(work);
/** For what is read in a moment, so that it does not wait behind what takes minutes. */
const shortThreads = new ThreadPool({ ...work, together: texts });

const SHORT_PAGES = 20;
const SHORT_CALLS = 60;
/** As many as may be pasted. */
const SHORT_LETTERS = 65_536;

export async function readApart(pages: readonly Page[], signal?: AbortSignal): Promise<Extraction> {
  const pool = pages.length <= SHORT_PAGES ? shortThreads : threads;
  return (await pool.run({ kind: 'read', pages }, signal)) as Extraction;
}

/**
 * Read, and judged and signed at one go where both are short: what goes between threads is the text of it and not its
 * objects.
 */
export async function studyApart(
  document: readonly Page[] | string,
  signing: () => Signing,
  signal?: AbortSignal,
): Promise<Whole> {
  const text = typeof document === 'string' && document.length <= SHORT_LETTERS ? document : null;
  const pages = typeof document !== 'string' ? document : text === null ? pagesOfText(document) : [];
  if (pages.length > SHORT_PAGES) return { read: await readApart(pages, signal) };
  const task = { kind: 'whole', pages, most_calls: SHORT_CALLS, signing } as const;
  return (await shortThreads.run(text === null ? task : { ...task, text }, signal)) as Whole;
}

export async function agreeApart(readings: TwoReadings, signal?: AbortSignal): Promise<Extraction> {
  const pool = readings.pages.length <= SHORT_PAGES ? shortThreads : threads;
  return (await pool.run({ kind: 'agree', ...readings }, signal)) as Extraction;
}

/** The survey fabric is asked here, since one connection holds it, and only for the tracts that want it. */
export async function judgeApart(extraction: Extraction, georef: GeorefOf, signal?: AbortSignal): Promise<Judgement> {
  const placed = extraction.tracts.map((tract): Placed | null =>
    asksForGround(tract) ? georef(tract, extraction) : null,
  );
  const calls = extraction.tracts.reduce((sum, tract) => sum + tract.calls.length, 0);
  const pool = calls <= SHORT_CALLS ? shortThreads : threads;
  return (await pool.run({ kind: 'judge', extraction, placed }, signal)) as Judgement;
}

/** Long documents go over page by page, with room for others in between: copying a hundred at once takes a while. */
async function send(worker: Worker, asked: Asked, signal: AbortSignal | undefined): Promise<void> {
  const task = taskOf(asked);
  if (task.kind === 'judge' || task.kind === 'several') return worker.postMessage(task);
  const last = task.pages.at(-1);
  for (const page of task.pages) {
    if (page === last) break;
    worker.postMessage({ kind: 'page', ...packed(page) } satisfies StudyMessage);
    await setImmediate();
    if (signal?.aborted) return;
  }
  worker.postMessage({ ...task, pages: [], last: last && packed(last) } satisfies StudyMessage);
}

function packed(page: Page): SentPage {
  const lines = packLines(page.lines);
  return { page: lines === null ? page : { ...page, lines: [] }, packed: lines };
}
