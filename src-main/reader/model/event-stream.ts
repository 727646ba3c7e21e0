// A stream of server-sent events as the data of each (WHATWG HTML, 9.2), with an end to how much is taken in.
import { StringDecoder } from 'node:string_decoder';
import { ModelFault } from '#main/reader/model/fault.ts';

/** More than the longest answer that was asked for, with all that protocols write around each piece of it. */
const MOST_BYTES = 16_000_000;

/** One event holds a few words, or at most a whole answer. */
const MOST_LINE = 1_000_000;

export async function* eventsIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  let rest = '';
  let data: string[] = [];
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw endless();
    const lines = (rest + decoder.write(Buffer.from(chunk))).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LINE) throw endless();
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    }
  }
  if (rest.startsWith('data:')) data.push(rest.slice(5).replace(/^ /, ''));
  if (data.length > 0) yield data.join('\n');
}

/** The whole of a reply that is no stream. */
export async function wholeOf(body: AsyncIterable<Uint8Array>, most = MOST_BYTES): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw endless();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const endless = (): ModelFault => new ModelFault('The model’s server answered without end, and was cut off.');
