// A door that takes what strangers send: what it is fed, and what must hold whatever comes through.

export interface FuzzDoor {
  readonly name: string;
  /** Sound input to start from. */
  readonly seeds: readonly Uint8Array[];
  /** Words that mean something behind this door. */
  readonly words: readonly string[];
  /** Throws when the promise of the door is broken. */
  check(input: Uint8Array): void | Promise<void>;
  close?(): Promise<void>;
}

/** The promise was broken; the message says how. */
class Broken extends Error {}

export function hold(condition: boolean, promise: string): void {
  if (!condition) throw new Broken(promise);
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
