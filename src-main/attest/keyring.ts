// The signing keys of this installation: one that signs, and retired ones that still verify.
// They live in one file of the data folder that only its owner can read, the same for window, command line and service.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SigningKeyRow } from '#core/schema/local.ts';
import { writePrivately } from '#main/attest/private-file.ts';
import type { SecretBox } from '#main/attest/secret-box.ts';

export interface SigningKey extends SigningKeyRow {
  readonly secret: Uint8Array;
}

export interface Keyring {
  /** Newest first; the key that signs is the one not retired. Empty when this installation signs nothing. */
  keys(): readonly SigningKey[];
  /** Signs with a new key from now on. */
  rotate(now: Date): void;
}

/** With what else the installation keeps secret in the same file. */
export interface OwnKeyring extends Keyring {
  /** The key that was given for a model's server, by its origin: it is sent to no other. */
  modelKey(origin: string): string | null;
  /** Keeps it, or forgets it. */
  keepModelKey(origin: string, key: string | null): void;
}

interface KeyringOptions {
  readonly box: SecretBox | null;
  readonly now: Date;
  /** Make the first key when the file is not there yet. */
  readonly make: boolean;
}

/** HMAC-SHA256 takes any key, and one that is shorter than its digest is weaker than it (RFC 2104, section 3). */
export const LEAST_SECRET_BYTES = 32;

const KeyringFile = z.object({
  keys: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      retired_at: z.string().nullable(),
      /** Base64; sealed by the system where an earlier version of the desktop wrote it. */
      secret: z.string(),
      sealed: z.boolean(),
    }),
  ),
  /** By the origin of the server that each is for. */
  model_keys: z.record(z.string(), z.string()).default({}),
});

export function openKeyring(path: string, options: KeyringOptions): OwnKeyring {
  const { box } = options;
  const kept = existsSync(path) ? keptIn(path) : { keys: [], model_keys: {} };
  const rows = kept.keys;
  let modelKeys: ModelKeys = kept.model_keys;
  let keys = rows.map((row) => readKey(path, row, box));
  // What was sealed opened just now, and may never again: a keychain can be reset, and the command line has none.
  if (rows.some(({ sealed }) => sealed)) writePrivately(path, fileOf(keys, modelKeys));
  const rotate = (now: Date): void => {
    const at = now.toISOString();
    const retired = keys.map((key) => ({ ...key, retired_at: key.retired_at ?? at }));
    const made = {
      id: randomUUID(),
      created_at: at,
      retired_at: null,
      secret: new Uint8Array(randomBytes(LEAST_SECRET_BYTES)),
    };
    // On the disk first: nothing may be signed with a key that a crash would lose.
    writePrivately(path, fileOf([made, ...retired], modelKeys));
    keys = [made, ...retired];
  };
  const keepModelKey = (origin: string, key: string | null): void => {
    const { [origin]: _, ...others } = modelKeys;
    const next = key === null ? others : { ...others, [origin]: key };
    writePrivately(path, fileOf(keys, next));
    modelKeys = next;
  };
  if (keys.length === 0 && options.make) rotate(options.now);
  const modelKey = (origin: string): string | null =>
    (Object.hasOwn(modelKeys, origin) ? modelKeys[origin] : null) ?? null;
  return { keys: () => keys, rotate, modelKey, keepModelKey };
}

/** The keys in a file that somebody else keeps. */
export function signingKeysIn(path: string): SigningKey[] {
  return keptIn(path).keys.map((row) => readKey(path, row, null));
}

type ModelKeys = Readonly<Record<string, string>>;

/** The key that signs now; null when there is none. */
export function currentKey(keyring: Keyring): SigningKey | null {
  return keyring.keys().find(({ retired_at }) => retired_at === null) ?? null;
}

/** Nothing is signed with a new key over the head of one that cannot be read: what it signed would no longer verify. */
class KeyringUnreadable extends Error {
  override name = 'KeyringUnreadable';
}

type KeyRow = z.output<typeof KeyringFile>['keys'][number];

function keptIn(path: string): z.output<typeof KeyringFile> {
  const text = readFileSync(path, 'utf8');
  try {
    return KeyringFile.parse(JSON.parse(text));
  } catch {
    throw new KeyringUnreadable(`${path}: the signing keys cannot be read. Put back a copy of the file.`);
  }
}

function readKey(path: string, { secret, sealed, ...row }: KeyRow, box: SecretBox | null): SigningKey {
  const bytes = Uint8Array.from(Buffer.from(secret, 'base64'));
  const opened = sealed ? unsealed(bytes, box) : bytes;
  if (opened.length < LEAST_SECRET_BYTES) {
    throw new KeyringUnreadable(`${path}: a signing key is empty or too short to be one. Put back a copy of the file.`);
  }
  return { ...row, secret: opened };
}

function unsealed(bytes: Uint8Array, box: SecretBox | null): Uint8Array {
  if (box === null) {
    throw new KeyringUnreadable(
      'The signing keys of this data folder were sealed by the desktop application: open it there once.',
    );
  }
  try {
    return box.open(bytes);
  } catch {
    throw new KeyringUnreadable(
      'The signing keys of this data folder were sealed by the keychain of this system, which was reset or is another ' +
        'one now and does not open them.',
    );
  }
}

function fileOf(keys: readonly SigningKey[], model_keys: ModelKeys): string {
  const rows = keys.map(({ secret, ...row }) => ({
    ...row,
    secret: Buffer.from(secret).toString('base64'),
    sealed: false,
  }));
  const given = Object.keys(model_keys).length === 0 ? {} : { model_keys };
  return `${JSON.stringify({ keys: rows, ...given }, null, 2)}\n`;
}
