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
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { type ExportedFile, type ExportFormat, exportAs, fileStem } from '#main/export/export-as.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import { geopackageOfMany } from '#main/export/geopackage-many.ts';
import { PlotTooLarge, plotPdf } from '#main/export/plot-pdf.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';
import { correct, correctedExtraction } from '#main/pipeline/correct.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import type { Ask } from '#main/reader/thread-pool.ts';
import { ownPlacements, type PlacedDocument } from '#main/service/ground/own-placements.ts';
import { readSignedPosted, unwrapPosted } from '#main/service/posted/posted-body.ts';
import { rewrapped } from '#main/service/posted/rewrapped.ts';
import { Invalid, validated } from '#main/service/requests/validation.ts';

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
      return drawn(task, heldResponseOf(text));
    case 'many':
      return drawnTogether(task);
    case 'certificate': {
      const body = signedBody(text, task);
      const bytes = await certificatePdf(body, ownPlacements(body, task.documents), task.facts);
      return named(body, '-certificate.pdf', bytes, 'application/pdf');
    }
    case 'plot':
      return plotted(heldResponseOf(text), task.query);
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

type Drawing = Extract<PostedTask, { readonly kind: 'dxf' | 'geopackage' | 'export' }>;

function drawn(task: Drawing, body: ExtractResponse): ExportedFile {
  const placements = ownPlacements(body, task.documents);
  if (task.kind === 'export') return exportAs(task.format, body, placements);
  return task.kind === 'dxf'
    ? named(body, '.dxf', Buffer.from(dxfOf(body, placements), 'utf8'), 'application/dxf')
    : named(body, '.gpkg', geopackageOf(body, placements), 'application/geopackage+sqlite3');
}

/** Each with the positions saved for it, told by its id. */
function drawnTogether({ held, documents }: Extract<PostedTask, { readonly kind: 'many' }>): ExportedFile {
  const bytes = geopackageOfMany(
    held.map(({ id, text }) => ({
      body: heldResponseOf(text),
      placements: documents.find((one) => one.id === id)?.placements ?? [],
    })),
  );
  return { bytes, media_type: 'application/geopackage+sqlite3', file_name: `${String(held.length)} documents.gpkg` };
}

function named(body: ExtractResponse, ending: string, bytes: Uint8Array, media_type: string): ExportedFile {
  return { bytes, media_type, file_name: `${fileStem(body)}${ending}` };
}

/** A scale that takes too many sheets is a request that does not fit. */
async function plotted(body: ExtractResponse, query: PlotQuery): Promise<ExportedFile> {
  try {
    return named(body, '-plot.pdf', await plotPdf(body, query), 'application/pdf');
  } catch (fault) {
    if (!(fault instanceof PlotTooLarge)) throw fault;
    throw new Invalid([{ loc: ['query', 'scale'], msg: fault.message, type: 'too_large', input: query.scale }]);
  }
}

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
