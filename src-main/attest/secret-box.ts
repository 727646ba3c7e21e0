// The place where the operating system may keep a secret better than a file can.

/** Wraps a secret by means of the operating system, where the shell offers them. */
export interface SecretBox {
  seal(bytes: Uint8Array): Uint8Array;
  open(bytes: Uint8Array): Uint8Array;
}
