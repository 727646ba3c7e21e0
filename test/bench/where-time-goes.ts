// What the main thread does with its time under a load, by kind: samples of the engine's own profiler, each counted to the
// nearest caller that is somebody's code.
import { Session } from 'node:inspector/promises';

/** The first that fits. What waits for the disk inside a statement counts to the database. */
const KINDS: readonly (readonly [kind: string, of: RegExp])[] = [
  ['database', /better-sqlite3|kysely|src-main\/store/],
  ['log', /node_modules\/(pino|sonic-boom|quick-format)|store\/log-file/],
  ['Fastify', /node_modules\/(fastify|@fastify|find-my-way|avvio|reusify|secure-json|light-my)/],
  ['shapes', /node_modules\/zod|requests\/validation/],
  ['digests', /node:internal\/crypto|src-main\/attest|src-core\/attest/],
  ['threads', /node:internal\/(worker|per_context|event_target)|reader\/thread-pool|reader\/study/],
  ['files', /node:(internal\/)?fs|src-main\/objects/],
  ['HTTP of Node', /^node:/],
  ['admission and reading', /src-main\/(jobs|pipeline|ingest|reader)|src-core/],
  ['door and routes', /src-main\/(service|account|app)/],
];

interface Frame {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[] | undefined;
}

/** Shares of the time in which it was not idle, the largest first: `HTTP of Node 41 %, database 20 %, …`. */
export async function whereTimeGoes(work: () => Promise<unknown>): Promise<string> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const kinds = kindsOf(nodes);
  const spent = new Map<string, number>();
  let all = 0;
  for (const [i, id] of samples.entries()) {
    const kind = kinds.get(id) ?? 'other';
    if (kind === 'idle') continue;
    const took = timeDeltas[i] ?? 0;
    spent.set(kind, (spent.get(kind) ?? 0) + took);
    all += took;
  }
  return [...spent]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, took]) => `${kind} ${((100 * took) / all).toFixed(0)} %`)
    .filter((told) => !told.endsWith(' 0 %'))
    .join(', ');
}

function kindsOf(nodes: readonly Frame[]): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  // A caller stands before those it calls; native code has no address and is its caller's.
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  for (const { id, callFrame } of nodes) {
    const { functionName, url } = callFrame;
    const caller = kinds.get(callers.get(id) ?? -1) ?? 'other';
    if (functionName === '(idle)' || functionName === '(program)' || url === 'node:inspector') kinds.set(id, 'idle');
    else if (functionName === '(garbage collector)') kinds.set(id, 'garbage');
    else kinds.set(id, url === '' ? caller : (KINDS.find(([, of]) => of.test(url))?.[0] ?? caller));
  }
  return kinds;
}
