// What is done to a body that was posted back: everything that looks inside it, since whoever posts it may mean harm.
// It runs on a thread of its own; only the survey fabric is asked of the main one.
import { Refusal } from '#core/api/errors.ts';
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { HeldCheck } from '#core/schema/local.ts';
import type { PlotQuery } from '#core/schema/plot.ts';
import { CorrectionsRequest, LocateRequest } from '#core/schema/post-back.ts';
import { asksForGround } from '#core/verdict/asks-for-ground.ts';
import type { GeorefOf } from '#core/verdict/judge.ts';
import type { Keyring, SigningKey } from '#main/attest/keyring.ts';
import type { ExportFormat } from '#main/export/export-as.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';
import { correct, correctedExtraction } from '#main/pipeline/correct.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import type { Ask } from '#main/reader/ask-thread.ts';
import type { PlacedDocument } from '#main/service/ground/own-placements.ts';
import { readSignedPosted, unwrapPosted } from '#main/service/posted/posted-body.ts';
import { rewrapped } from '#main/service/posted/rewrapped.ts';
import { validated } from '#main/service/requests/validation.ts';

export type PostedTask = { readonly text: string | null } & (
  | ({ readonly kind: 'dxf' | 'geopackage' } & Placed)
  | ({ readonly kind: 'many'; readonly held: readonly PostedText[] } & Placed)
  | ({ readonly kind: 'export'; readonly format: ExportFormat } & Placed)
  | { readonly kind: 'plot'; readonly query: PlotQuery }
  | ({ readonly kind: 'certificate'; readonly facts: CertificateFacts } & Placed & Signing)
  | ({ readonly kind: 'signed' | 'locate' | 'check' } & Signing)
  | ({ readonly kind: 'correct'; readonly now: Date } & Signing)
);

/** The body of one document among many. */
export interface PostedText {
  readonly id: string;
  readonly text: string;
}

interface Placed {
  readonly documents: readonly PlacedDocument[];
}

interface Signing {
  readonly keys: readonly SigningKey[];
  /** For a test key, in whose name nothing live is certified or signed anew. */
  readonly testing: boolean;
}

/** What the survey fabric says of each tract of an extraction that holds only those it has a say in. */
export type GroundAnswer = readonly ReturnType<GeorefOf>[];

/** A body to locate that is signed by this installation, and by which source. */
export interface ToLocate {
  readonly body: ExtractResponse;
  readonly source: string;
}

export async function doPostedTask(task: PostedTask, ask: Ask): Promise<unknown> {
  const { text } = task;
  switch (task.kind) {
    case 'dxf':
    case 'geopackage':
    case 'export':
      return (await drawing()).drawn(task, heldResponseOf(text));
    case 'many':
      return (await drawing()).drawnTogether(task);
    case 'certificate':
      return (await drawing()).certified(task, signedBody(text, task));
    case 'plot':
      return (await drawing()).plotted(heldResponseOf(text), task.query);
    case 'signed':
      return signedBody(text, task);
    case 'check': {
      const body = heldResponseOf(text);
      const georef = await groundOf(body.extraction, ask);
      return checkHeld(text ?? '', body, ringOf(task.keys), georef) satisfies HeldCheck;
    }
    case 'locate':
      return toLocate(text, task);
    case 'correct':
      return corrected(text, task, task.now, ask);
  }
}

/** A thread that only checks is started without it, in half the time and with half the memory. */
const drawing = () => import('#main/service/posted/posted-drawing.ts');

const LIVE_BODY = 'This is a live result: a test key works on test results alone.';

function signedBody(text: string | null, { keys, testing }: Signing): ExtractResponse {
  const body = readSignedPosted(text, ringOf(keys));
  if (testing && !body.test_mode) throw new Refusal('not_permitted', {}, LIVE_BODY);
  return body;
}

function toLocate(text: string | null, signing: Signing): ToLocate {
  const { extraction, request } = unwrapPosted(text);
  const body = signedBody(extraction, signing);
  return { body, source: validated(LocateRequest, request, 'body').source };
}

async function corrected(text: string | null, signing: Signing, now: Date, ask: Ask): Promise<string> {
  const { extraction, request } = unwrapPosted(text);
  const body = signedBody(extraction, signing);
  const asked = validated(CorrectionsRequest, request, 'body');
  const changed = correctedExtraction(body, asked.corrections).extraction;
  const done = correct(body, asked, { now, georef: await groundOf(changed, ask) });
  return rewrapped(done.body, ringOf(signing.keys), { corrected: done.corrected, adjusted: done.adjusted });
}

/** A ring that verifies and signs here; a new key is made on the main thread alone. */
function ringOf(keys: readonly SigningKey[]): Keyring {
  return {
    keys: () => keys,
    rotate: () => {
      throw new Error('Keys are made on the main thread.');
    },
  };
}

/** What the survey fabric says, asked at once for all tracts that want it, by their places in the extraction. */
async function groundOf(extraction: Extraction, ask: Ask): Promise<GeorefOf> {
  const { tracts } = extraction;
  const asking = tracts.flatMap((tract, index) => (asksForGround(tract) ? [index] : []));
  if (asking.length === 0) return () => UNASKED;
  const answer = (await ask({ ...extraction, tracts: tracts.filter(asksForGround) })) as GroundAnswer;
  const placed = new Map(asking.map((index, i) => [index, answer[i] ?? UNASKED]));
  return (tract, { tracts: judged }) => placed.get(judged.indexOf(tract)) ?? UNASKED;
}

const UNASKED = { georef: null, reasons: [] };
