// What is done to a body that was posted back: everything that looks inside it, since whoever posts it may mean harm.
// It runs on a thread of its own; only the survey fabric is asked of the main one.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { HeldCheck } from '#core/schema/local.ts';
import type { Placement } from '#core/schema/placement.ts';
import { CorrectionsRequest, LocateRequest } from '#core/schema/post-back.ts';
import { asksForGround, type GeorefOf } from '#core/verdict/judge.ts';
import type { Keyring, SigningKey } from '#main/attest/keyring.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { type ExportedFile, type ExportFormat, exportAs } from '#main/export/export-as.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';
import { correct } from '#main/pipeline/correct.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import type { Ask } from '#main/reader/thread-pool.ts';
import { readSignedHeld, unwrapHeld } from '#main/service/held-body.ts';
import { rewrapped } from '#main/service/rewrapped.ts';
import { validated } from '#main/service/validation.ts';

type Keys = readonly SigningKey[];

export type HeldTask = { readonly text: string | null } & (
  | { readonly kind: 'dxf' | 'geopackage' }
  | { readonly kind: 'export'; readonly format: ExportFormat; readonly placements: readonly Placement[] }
  | { readonly kind: 'certificate' | 'signed' | 'locate' | 'check'; readonly keys: Keys }
  | { readonly kind: 'correct'; readonly keys: Keys; readonly now: Date }
);

/** What the survey fabric says of each tract of an extraction that holds only those it has a say in. */
export type GroundAnswer = readonly ReturnType<GeorefOf>[];

/** A body to locate that is signed by this installation, and by which source. */
export interface ToLocate {
  readonly body: ExtractResponse;
  readonly source: string;
}

export async function doHeldTask(task: HeldTask, ask: Ask): Promise<unknown> {
  const { text } = task;
  switch (task.kind) {
    case 'dxf':
      return Buffer.from(dxfOf(heldResponseOf(text)), 'utf8');
    case 'geopackage':
      return geopackageOf(heldResponseOf(text));
    case 'export':
      return exportAs(task.format, heldResponseOf(text), task.placements) satisfies ExportedFile;
    case 'certificate':
      return certificatePdf(readSignedHeld(text, ringOf(task.keys)));
    case 'signed':
      return readSignedHeld(text, ringOf(task.keys));
    case 'check': {
      const body = heldResponseOf(text);
      const georef = await groundOf(body.extraction, ask);
      return checkHeld(text ?? '', body, ringOf(task.keys), georef) satisfies HeldCheck;
    }
    case 'locate':
      return toLocate(text, ringOf(task.keys));
    case 'correct':
      return corrected(text, ringOf(task.keys), task.now, ask);
  }
}

function toLocate(text: string | null, keyring: Keyring): ToLocate {
  const { extraction, request } = unwrapHeld(text);
  const body = readSignedHeld(extraction, keyring);
  return { body, source: validated(LocateRequest, request, 'body').source };
}

async function corrected(text: string | null, keyring: Keyring, now: Date, ask: Ask): Promise<string> {
  const { extraction, request } = unwrapHeld(text);
  const body = readSignedHeld(extraction, keyring);
  const asked = validated(CorrectionsRequest, request, 'body');
  const done = correct(body, asked, { now, georef: await groundOf(body.extraction, ask) });
  return rewrapped(done.body, keyring, { corrected: done.corrected, adjusted: done.adjusted });
}

/** A ring that verifies and signs here; a new key is made on the main thread alone. */
function ringOf(keys: Keys): Keyring {
  return {
    keys: () => keys,
    rotate: () => {
      throw new Error('Keys are made on the main thread.');
    },
  };
}

/** What the survey fabric says, asked at once for all tracts that want it. Corrections do not change which those are. */
async function groundOf(extraction: Extraction, ask: Ask): Promise<GeorefOf> {
  const { tracts } = extraction;
  const asking = tracts.flatMap((tract, index) => (asksForGround(tract) ? [index] : []));
  if (asking.length === 0) return () => UNASKED;
  const answer = (await ask({ ...extraction, tracts: tracts.filter(asksForGround) })) as GroundAnswer;
  const placed = new Map(asking.map((index, i) => [index, answer[i] ?? UNASKED]));
  return (tract, { tracts: judged }) => placed.get(judged.indexOf(tract)) ?? UNASKED;
}

const UNASKED = { georef: null, reasons: [] };
