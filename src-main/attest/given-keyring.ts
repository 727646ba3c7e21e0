// Signing keys that an operator gives by one file to the several servers and workers of an office. It is read here, also
// when it has changed, and never written: a key that only one of them knew would sign what the others cannot verify.
import { statSync } from 'node:fs';
import { Refusal } from '#core/api/errors.ts';
import { type OwnKeyring, type SigningKey, signingKeysIn } from '#main/attest/keyring.ts';

/** `own` still keeps what is this installation's alone. Throws where the file has no key that signs. */
export function openGivenKeyring(path: string, own: OwnKeyring): OwnKeyring {
  let seen = markOf(path);
  let keys = requireKeys(path);
  const look = (): readonly SigningKey[] => {
    const mark = markOf(path);
    if (mark === seen) return keys;
    try {
      keys = requireKeys(path);
      seen = mark;
    } catch {
      // Half written, or away for a moment: what was given holds until the file can be read again.
    }
    return keys;
  };
  const rotate = (): never => {
    throw new Refusal('not_permitted', {}, `${GIVEN} deedproof keyring rotate ${path}`);
  };
  return { ...own, keys: look, rotate };
}

const GIVEN = 'The signing keys of this server are given to it by a file, which its operator changes for all servers:';

function markOf(path: string): string | null {
  const file = statSync(path, { throwIfNoEntry: false, bigint: true });
  return file === undefined ? null : `${file.ino} ${file.size} ${file.mtimeNs}`;
}

function requireKeys(path: string): readonly SigningKey[] {
  const keys = markOf(path) === null ? [] : signingKeysIn(path);
  if (keys.some(({ retired_at }) => retired_at === null)) return keys;
  throw new Refusal(
    'server_misconfigured',
    {},
    `${path} has no key that signs. Copy keyring.json of the first server there, or make one: deedproof keyring create ${path}`,
  );
}
