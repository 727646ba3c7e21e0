// Messages that the payment processor did not send.

/** No secret of ours signed it, or too long ago. */
export class ForgedMessage extends Error {
  override name = 'ForgedMessage';
}

/** Signed by the processor, and still nothing that it would send. */
export class UnreadableMessage extends Error {
  override name = 'UnreadableMessage';
}
