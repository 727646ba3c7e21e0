// Taking bytes off the wire: counted before they are kept, so that no sender can fill the memory.
import type { Readable } from 'node:stream';
import { type ErrorType, Refusal } from '#core/api/errors.ts';
import type { IncomingBytes } from '#main/service/route.ts';

const DRAIN_BYTES = 64_000_000;
const DRAIN_MS = 5000;

/** The whole body, refused with `tooLarge` as soon as it is known to be over the limit. */
export async function readBytes(
  { stream, length }: IncomingBytes,
  limit: number,
  tooLarge: ErrorType,
): Promise<Buffer> {
  if (length !== null && length > limit) throw new Refusal(tooLarge);
  if (stream.errored !== null) throw stream.errored;
  const parts: Buffer[] = [];
  let total = 0;
  // Listening costs a fraction of what walking over it does.
  return new Promise((resolve, reject) => {
    const settle = () => stream.off('data', take).off('end', end).off('error', fail).off('close', end);
    const fail = (fault: Error) => {
      settle();
      reject(fault);
    };
    const take = (part: Buffer) => {
      total += part.length;
      parts.push(part);
      if (total <= limit) return;
      // What is left is another's to read and forget.
      stream.pause();
      fail(new Refusal(tooLarge));
    };
    // It ends but once: what listened to it goes with it.
    const end = () => {
      const [whole] = parts;
      if (stream.readableEnded) resolve(whole?.length === total ? whole : Buffer.concat(parts, total));
      else reject(new Error('The body broke off.'));
    };
    stream.on('data', take).on('end', end).on('error', fail).on('close', end);
    if (stream.readableEnded || stream.destroyed) end();
  });
}

/**
 * Reads and forgets the rest of a body, within reason, so that a sender who is refused in mid-sending hears the answer
 * instead of a broken connection. False when there was more than reason.
 */
export async function drain(stream: Readable): Promise<boolean> {
  if (stream.readableEnded || stream.destroyed) return true;
  return new Promise((resolve) => {
    let total = 0;
    const settle = (clean: boolean) => {
      clearTimeout(timer);
      stream.off('data', count);
      resolve(clean);
    };
    const count = (part: Buffer) => {
      total += part.length;
      if (total > DRAIN_BYTES) settle(false);
    };
    const timer = setTimeout(() => settle(false), DRAIN_MS);
    stream.on('data', count);
    stream.once('end', () => settle(true));
    stream.once('close', () => settle(true));
    stream.once('error', () => settle(false));
    stream.resume();
  });
}
