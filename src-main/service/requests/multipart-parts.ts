// The parts of a multipart body as they come, and an end to the wait when no more can come.
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#core/api/errors.ts';

/** The parser works as the bytes arrive: once the whole body is in, whatever is to come comes at once. */
const GRACE_MS = 500;

interface PartLimits {
  readonly fileSize: number;
  readonly parts: number;
}

/** A part whose headers never end leaves the parser waiting for ever, without a word. That is refused. */
export async function* partsOf(
  request: FastifyRequest,
  limits: PartLimits,
): AsyncGenerator<MultipartFile | MultipartValue> {
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  const whole = new Promise<void>((resolve) => {
    if (request.raw.readableEnded) resolve();
    else request.raw.once('end', resolve);
  });
  for (;;) {
    const next = await inTime(parts.next(), whole);
    if (next.done === true) return;
    yield next.value;
  }
}

async function inTime<Value>(coming: Promise<Value>, whole: Promise<void>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  let waiting = true;
  const given = new Promise<never>((_resolve, reject) => {
    void whole.then(() => {
      const unreadable = () => reject(new Refusal('missing_file', {}, 'The multipart body could not be read.'));
      if (waiting) timer = setTimeout(unreadable, GRACE_MS);
    });
  });
  try {
    return await Promise.race([coming, given]);
  } finally {
    waiting = false;
    clearTimeout(timer);
  }
}
