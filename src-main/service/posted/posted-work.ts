// Work on posted bodies, each on a thread that is ended when it takes too much: a body made to hurt hurts nobody else.
import { setImmediate } from 'node:timers/promises';
import { Refusal } from '#core/api/errors.ts';
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { HeldCheck } from '#core/schema/local.ts';
import type { PlotQuery } from '#core/schema/plot.ts';
import type { Caller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import type { SigningKey } from '#main/attest/keyring.ts';
import type { ExportedFile, ExportFormat } from '#main/export/export-as.ts';
import type { Ask } from '#main/reader/ask-thread.ts';
import { ThreadPool } from '#main/reader/thread-pool.ts';
import { threadProgram } from '#main/reader/thread-program.ts';
import type { PlacedDocument } from '#main/service/ground/own-placements.ts';
import type { GroundAnswer, PostedTask, PostedText, ToLocate } from '#main/service/posted/posted-task.ts';
import { receivedFault } from '#main/service/replies/thread-fault.ts';

type Text = string | null;

const TOO_MUCH = 'There is more in this body than can be worked through.';

const threads = new ThreadPool<PostedTask>({
  program: threadProgram(import.meta.url, 'posted-worker'),
  memory_mb: 1500,
  within_ms: 60_000,
  tooMuch: () => new Refusal('document_too_large', {}, TOO_MUCH),
  send: (worker, task) => worker.postMessage(task),
  // All that draws and prints, which the service is started without.
  here: async (task, ask) => (await import('#main/service/posted/posted-task.ts')).doPostedTask(task, ask),
});

async function work<Result>(task: PostedTask, answer?: Ask): Promise<Result> {
  try {
    return (await threads.run(task, undefined, answer)) as Result;
  } catch (fault) {
    throw receivedFault(fault);
  }
}

/** The survey fabric is asked here, since one connection holds it, with room for others in between. */
function groundOf({ georef }: App): Ask {
  return async (question) => {
    const extraction = question as Extraction;
    const answer: GroundAnswer[number][] = [];
    for (const tract of extraction.tracts) {
      answer.push(georef(tract, extraction));
      await setImmediate();
    }
    return answer;
  };
}

type Documents = readonly PlacedDocument[];

export function drawPosted(kind: 'dxf' | 'geopackage', text: Text, documents: Documents): Promise<ExportedFile> {
  return work({ kind, text, documents });
}

/** Many documents in one GIS file. */
export function drawMany(held: readonly PostedText[], documents: Documents): Promise<ExportedFile> {
  return work({ kind: 'many', text: null, held, documents });
}

export function exportPosted(format: ExportFormat, text: Text, documents: Documents): Promise<ExportedFile> {
  return work({ kind: 'export', format, text, documents });
}

export function plotPosted(text: Text, query: PlotQuery): Promise<ExportedFile> {
  return work({ kind: 'plot', text, query });
}

export function certifyPosted(
  { keyring }: App,
  caller: Caller,
  text: Text,
  documents: Documents,
  facts: CertificateFacts,
): Promise<ExportedFile> {
  return work({ kind: 'certificate', text, documents, facts, keys: keyring.keys(), testing: caller.test_mode });
}

/** The body, when this installation signed it. */
export function signedPosted({ keyring }: App, text: Text): Promise<ExtractResponse> {
  return work({ kind: 'signed', text, keys: keyring.keys(), testing: false });
}

export function postedToLocate({ keyring }: App, caller: Caller, text: Text): Promise<ToLocate> {
  return work({ kind: 'locate', text, keys: keyring.keys(), testing: caller.test_mode });
}

interface Checked {
  readonly text: string;
  readonly said: HeldCheck;
}

interface Known {
  readonly by_mark: Map<string, Checked>;
  letters: number;
}

/** What was said of texts before, by the keys it was said with: both being the same, so is the answer. */
const checked = new WeakMap<readonly SigningKey[], Known>();
const MOST_CHECKED = 500;
/** Of all texts that are known together, and of one of them. */
const MOST_LETTERS = 8_000_000;
const KNOWN_LETTERS = 200_000;
const MOST_DIFFERENCES = 20;

/** Where to look for a text; whether it is the same, every letter of it tells, in less time than a digest takes. */
const markOf = (text: string): string => `${text.length} ${text.slice(-MARK_LETTERS)}`;
/** The end of a result is its attestation, with the digest of what was attested. */
const MARK_LETTERS = 200;

/** At once what was said before. */
export function checkPosted(app: App, text: Text): HeldCheck | Promise<HeldCheck> {
  const keys = app.keyring.keys();
  if (text === null || text.length > KNOWN_LETTERS) return check(app, keys, text);
  const before = checked.get(keys)?.by_mark.get(markOf(text));
  return before?.text === text ? before.said : check(app, keys, text);
}

async function check(app: App, keys: readonly SigningKey[], text: Text): Promise<HeldCheck> {
  // What survey fabric has a say in may be another tomorrow.
  let lasting = true;
  const ground = groundOf(app);
  const said = await work<HeldCheck>({ kind: 'check', text, keys, testing: false }, (question) => {
    lasting = false;
    return ground(question);
  });
  if (text !== null && text.length <= KNOWN_LETTERS && lasting && said.differences.length <= MOST_DIFFERENCES)
    remember(keys, { text, said });
  return said;
}

function remember(keys: readonly SigningKey[], one: Checked): void {
  let known = checked.get(keys);
  if (known === undefined || known.by_mark.size >= MOST_CHECKED || known.letters + one.text.length > MOST_LETTERS) {
    known = { by_mark: new Map(), letters: 0 };
    checked.set(keys, known);
  }
  known.letters += one.text.length;
  known.by_mark.set(markOf(one.text), one);
}

/** The text of the reply, signed anew. */
export function correctPosted(app: App, caller: Caller, text: Text): Promise<string> {
  const testing = caller.test_mode;
  return work({ kind: 'correct', text, keys: app.keyring.keys(), testing, now: app.now() }, groundOf(app));
}
