// Extraction files that the person holds: opened, checked, and kept as the exact text they were.
import { create } from 'zustand';
import { ServiceError } from '#core/api/client.ts';
import { ExtractResponse } from '#core/schema/extract-response.ts';
import type { HeldCheck } from '#core/schema/local.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import type { IncomingFile } from '#renderer/api/files.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { notify } from '#renderer/state/notices.ts';

export interface HeldFile {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly body: ExtractResponse;
  /** Recomputed from the calls, a status for each tract or one for the document; the file's own word is not taken. */
  readonly statuses: readonly VerdictStatus[];
  /** Null until the service has answered. */
  readonly check: HeldCheck | null;
  readonly error: string | null;
}

interface Held {
  readonly files: readonly HeldFile[];
}

export const useHeld = create<Held>(() => ({ files: [] }));

/** True for a file whose signature is not known to be good, also while it is being checked. */
export const isUnproved = (file: HeldFile | undefined): boolean =>
  file !== undefined && file.check?.signature !== 'good';

const MOST_BYTES = 64 * 1024 * 1024;
let lastId = 0;

/** Opens and checks files; gives the ids of those that are extractions. */
export async function openHeldFiles(files: readonly IncomingFile[]): Promise<string[]> {
  const opened: string[] = [];
  for (const file of files) {
    const id = await openHeldFile(file);
    if (id !== null) opened.push(id);
  }
  return opened;
}

async function openHeldFile(file: IncomingFile): Promise<string | null> {
  const refuse = (why: string): null => {
    notify({ kind: 'refused', text: `${file.name}: ${why}` });
    return null;
  };
  if (file.bytes.size > MOST_BYTES) return refuse('too large to be an extraction.');
  const text = await file.bytes.text();
  const body = readBody(text);
  if (body === null) return refuse('not an extraction of Deedproof.');
  lastId += 1;
  const id = String(lastId);
  useHeld.setState(({ files: held }) => ({
    files: [...held, { id, name: file.name, text, body, statuses: statusesOf(body), check: null, error: null }],
  }));
  await checkHeldFile(id);
  return id;
}

function readBody(text: string): ExtractResponse | null {
  try {
    const read = ExtractResponse.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function statusesOf({ extraction }: ExtractResponse): VerdictStatus[] {
  const { verdicts, document_verdict } = judgeAll(extraction);
  return document_verdict === null ? verdicts.map((verdict) => verdict.status) : [document_verdict.status];
}

export async function checkHeldFile(id: string): Promise<void> {
  const file = useHeld.getState().files.find((one) => one.id === id);
  if (file === undefined) return;
  try {
    const headers = { 'content-type': 'application/json' };
    const { value } = await service.call('checkHeld', { body: file.text, headers });
    change(id, { check: value, error: null });
  } catch (error) {
    const refused = error instanceof ServiceError ? ` (${error.type})` : '';
    change(id, { error: messageOf(error) + refused });
  }
}

/** A held file corrected: the new text takes the old one's place and is checked again. */
export async function replaceHeldText(id: string, text: string): Promise<void> {
  const body = readBody(text);
  if (body === null) return;
  change(id, { text, body, statuses: statusesOf(body), check: null });
  await checkHeldFile(id);
}

export function closeHeldFile(id: string): void {
  useHeld.setState(({ files }) => ({ files: files.filter((one) => one.id !== id) }));
}

function change(id: string, facts: Partial<HeldFile>): void {
  useHeld.setState(({ files }) => ({ files: files.map((one) => (one.id === id ? { ...one, ...facts } : one)) }));
}
