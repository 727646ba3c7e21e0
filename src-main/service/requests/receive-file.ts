// Taking a file off the wire onto the disk as it comes, so that many senders of large files need no memory.
import { open } from 'node:fs/promises';
import type { Refusal } from '#core/api/errors.ts';
import type { IncomingBytes } from '#main/service/route.ts';

/** The bytes written, on the disk when this resolves; refused with `tooLarge` as soon as they are over the limit. */
export async function receiveFile(
  path: string,
  { stream, length }: IncomingBytes,
  limit: number,
  tooLarge: () => Refusal,
): Promise<number> {
  if (length !== null && length > limit) throw tooLarge();
  const file = await open(path, 'wx', 0o600);
  let total = 0;
  try {
    for await (const part of stream.iterator({ destroyOnReturn: false })) {
      total += (part as Buffer).length;
      if (total > limit) throw tooLarge();
      await file.appendFile(part as Buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return total;
}
