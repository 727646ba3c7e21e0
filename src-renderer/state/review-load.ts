// Opening a document for review, and applying the pending corrections to it.
import type { CorrectionsReply } from '#core/schema/post-back.ts';
import { sliceOfMember, wrapBody } from '#renderer/api/raw-body.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { offerEarlier } from '#renderer/state/earlier-corrections.ts';
import type { Edit } from '#renderer/state/edits.ts';
import { replaceHeldText, useHeld } from '#renderer/state/held.ts';
import { findDocument, isUnderWay, putDocument } from '#renderer/state/library.ts';
import { type ReviewOrigin, showBody, showReading, useReview } from '#renderer/state/review.ts';

const JSON_BODY = { 'content-type': 'application/json' } as const;

/**
 * Opens a document of the library: its review, or its pages while they are being read. `left` are corrections that were
 * pending when it was read again.
 */
export async function loadReview(id: string, left: readonly Edit[] = []): Promise<void> {
  useReview.setState({ body: null, problem: null });
  try {
    const document = await findDocument(id);
    const has_source = document?.has_source ?? false;
    const origin: ReviewOrigin = { kind: 'library', id, has_source };
    if (document !== null && isUnderWay(document)) {
      showReading(origin, document.document);
      return;
    }
    if (document?.status === 'failed') throw new Error(document.error ?? 'The document could not be read.');
    const result = await service.call('getDocumentResult', { params: { id } });
    showBody(origin, document?.document ?? result.value.document, result.text, result.value);
    await offerEarlier(id, result.value, left);
  } catch (error) {
    useReview.setState({ problem: messageOf(error) });
  }
}

/** Opens a held file. */
export function showHeld(id: string): void {
  const file = useHeld.getState().files.find((one) => one.id === id);
  if (file !== undefined) showBody({ kind: 'held', id }, file.name, file.text, file.body);
}

interface Applied {
  readonly corrected: number;
  readonly adjusted: number;
}

/**
 * Sends the pending corrections and keeps the signed answer. They are laid against the latest body of the library, so a
 * value that was meanwhile changed elsewhere refuses as stale instead of being overwritten.
 */
export async function applyCorrections(by: string, note: string): Promise<Applied> {
  const { origin, document, text, edits, adjust } = useReview.getState();
  if (origin === null) return { corrected: 0, adjusted: 0 };
  useReview.setState({ applying: true });
  try {
    const held = origin.kind === 'library' ? (await latestBody(origin.id)).text : text;
    const corrections = edits.map((edit) => ({ ...edit, by, note }));
    const body = wrapBody(held, { corrections, adjust, by });
    const reply = await service.call('correct', { body, headers: JSON_BODY });
    const signed = sliceOfMember(reply.text, 'extraction');
    if (signed === null) throw new Error('The service answered without a corrected body.');
    await keep(origin, document, signed, reply.value);
    return reply.value;
  } finally {
    useReview.setState({ applying: false });
  }
}

const latestBody = (id: string) => service.call('getDocumentResult', { params: { id } });

async function keep(origin: ReviewOrigin, document: string, signed: string, reply: CorrectionsReply): Promise<void> {
  if (origin.kind === 'held') {
    await replaceHeldText(origin.id, signed);
  } else {
    const params = { id: origin.id };
    putDocument((await service.call('putDocumentResult', { params, body: signed, headers: JSON_BODY })).value);
  }
  showBody(origin, document, signed, reply.extraction);
}
