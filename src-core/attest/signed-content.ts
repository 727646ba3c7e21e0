// What a signature stands over: the whole body in canonical form, less the signature itself.
import { canonicalObject, type Member, readMembers } from '#core/attest/canonical.ts';
import { unitsOf } from '#core/attest/text-units.ts';

export interface SignedContent {
  /** ASCII; what the HMAC is computed over. */
  readonly canonical: Uint8Array;
  /** The signature the body carries; null when it has none, or an empty one. */
  readonly signature: string | null;
  /** The key it says it was signed with; null when it names none. */
  readonly key_id: string | null;
}

/** A member that was brought into canonical form before. */
export type ReadyMember = Pick<Member, 'key' | 'canonical'>;

/**
 * Null when the text is not a body of ours at all: not an object, or one that the strict reader refuses. `ready` are
 * members that belong to the body and do not stand in the text.
 */
export function signedContentOf(
  text: string,
  units: Uint16Array = unitsOf(text),
  ready: readonly ReadyMember[] = [],
): SignedContent | null {
  const members = readMembers(text, units);
  if (members === null) return null;
  const attestation = members.find(({ key }) => key === 'attestation');
  const inside = attestation === undefined ? null : readMembers(attestation.raw);
  if (attestation === undefined || inside === null) {
    return { canonical: canonicalObject([...ready, ...members]), signature: null, key_id: null };
  }
  const unsigned = canonicalObject(inside.filter(({ key }) => key !== 'signature'));
  const others = members.filter((member) => member !== attestation);
  return {
    canonical: canonicalObject([...ready, ...others, { key: 'attestation', canonical: unsigned }]),
    signature: textIn(inside, 'signature'),
    key_id: textIn(inside, 'key_id'),
  };
}

function textIn(attestation: readonly Member[], name: string): string | null {
  const raw = attestation.find(({ key }) => key === name)?.raw;
  if (raw === undefined) return null;
  const value: unknown = JSON.parse(raw);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The raw text of one member of a posted object, exactly as it stood; null when the object or the member is not there. */
export function memberText(text: string, key: string, units: Uint16Array = unitsOf(text)): string | null {
  return readMembers(text, units)?.find((member) => member.key === key)?.raw ?? null;
}
