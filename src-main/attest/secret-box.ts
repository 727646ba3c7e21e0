// What an earlier version had the operating system wrap for it.

/** Opens a secret that was sealed by means of the operating system, where the shell offers them; may throw. */
export interface SecretBox {
  open(bytes: Uint8Array): Uint8Array;
}
