// Bytes straight onto the socket as a multipart upload: an answer of the contract each time, and the service goes on.
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ERRORS } from '#core/api/errors.ts';
import { bytesOf, type FuzzDoor, hold, textOf } from '#test/fuzz/fuzz-door.ts';
import { DEED, standService } from '#test/support/service.ts';

const BOUNDARY = 'deed-7f3a';
const part = (headers: string, body: string): string => `--${BOUNDARY}\r\n${headers}\r\n\r\n${body}\r\n`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="deed.txt"\r\nContent-Type: text/plain';
const END = `--${BOUNDARY}--\r\n`;
const SEEDS = [
  part(FILE, DEED) + END,
  part('Content-Disposition: form-data; name="external_reference"', 'A-1') + part(FILE, DEED) + END,
  part(FILE, '') + END,
  part(FILE, DEED) + part(FILE, DEED) + END,
  part('Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'d%C3%A9ed.txt', DEED) + END,
  part(
    'Content-Disposition: form-data; name="file"; filename="../../deed.pdf"\r\nContent-Type: application/pdf',
    '%PDF-1.7',
  ) + END,
];

/** The first line of the input may replace the content type: `boundary=…` on a line of its own. */
export async function multipart(): Promise<FuzzDoor> {
  const stand = await standService();
  const { port } = new URL(stand.service.address);
  return {
    name: 'multipart door',
    seeds: SEEDS.map(bytesOf),
    words: [
      `--${BOUNDARY}`,
      '--',
      '\r\n',
      '\r\n\r\n',
      'name="file"',
      'filename=',
      ';',
      '"',
      'Content-Type: ',
      'utf-8',
      '\0',
    ],
    check: async (input) => {
      const answer = await send(Number(port), stand.service.session_token, input);
      if (answer === null) return;
      const known = answer.status === 200 || isListed(answer.status, answer.body);
      hold(known, `an answer outside the contract: ${answer.status} ${answer.body.slice(0, 200)}`);
    },
    close: async () => {
      const kept = readdirSync(stand.data_dir).filter((name) => /tmp|spool|upload/.test(name));
      const left = kept.flatMap((name) => readdirSync(join(stand.data_dir, name)));
      await stand.close();
      hold(left.length === 0, `files left behind: ${left.join(', ')}`);
    },
  };
}

function isListed(status: number, body: string): boolean {
  const { error } = JSON.parse(body) as { error?: { type?: string } };
  const row = Object.entries(ERRORS).find(([type]) => type === error?.type)?.[1];
  return row?.status === status;
}

/** Null when the service hung up before the body was over, as it may on a broken one. */
function send(port: number, token: string, body: Uint8Array): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
    };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/v1/extract', headers }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: textOf(Buffer.concat(chunks)) }));
      response.on('error', () => resolve(null));
    });
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}
