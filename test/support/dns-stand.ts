// A name server of the test's own: real messages over UDP.
import { createSocket } from 'node:dgram';
import { type Answer, decode, encode } from 'dns-packet';

/** The records of a name; `trouble` for one that the server fails on. */
export type Zone = Readonly<
  Record<string, { readonly mx?: readonly string[]; readonly a?: readonly string[] } | 'trouble'>
>;

export interface DnsStand {
  /** As a resolver is told it: address and port. */
  readonly address: string;
  /** Kind and name of each question. */
  readonly asked: string[];
  close(): Promise<void>;
}

const NO_SUCH_NAME = 3;
const SERVER_FAILED = 2;

export async function standDns(zone: Zone): Promise<DnsStand> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const name = question?.name.toLowerCase() ?? '';
    asked.push(`${question?.type} ${name}`);
    const held = zone[name];
    const code = held === undefined ? NO_SUCH_NAME : held === 'trouble' ? SERVER_FAILED : 0;
    const answers = held === undefined || held === 'trouble' ? [] : answersOf(name, question?.type ?? '', held);
    socket.send(
      encode({ type: 'response', id: id ?? 0, flags: 0x8180 | code, questions, answers }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answersOf(name: string, type: string, { mx = [], a = [] }: Exclude<Zone[string], 'trouble'>): Answer[] {
  if (type === 'MX') {
    return mx.map((exchange, preference) => ({ type: 'MX', name, ttl: 60, data: { preference, exchange } }));
  }
  return type === 'A' ? a.map((data) => ({ type: 'A', name, ttl: 60, data })) : [];
}
