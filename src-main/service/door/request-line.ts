// A request in the log: the line that the log's library would write, which takes several times as long to find out how.
import { pino } from 'pino';

interface LoggedRequest {
  /** Made here, of letters that stand for themselves. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Who asked. */
  readonly by: string;
  /** The caller's address, where the door is one to the office. */
  readonly from: string | undefined;
}

const LEVEL = pino.levels.values.info;

/** Methods, paths and callers are the same few all day. */
const quoted = new Map<string, string>();
const MOST_QUOTED = 2000;

function quotedOf(word: string): string {
  const known = quoted.get(word);
  if (known !== undefined) return known;
  if (quoted.size >= MOST_QUOTED) quoted.clear();
  const fresh = JSON.stringify(word);
  quoted.set(word, fresh);
  return fresh;
}

export function requestLine({ id, method, path, status, ms, by, from }: LoggedRequest): string {
  const place = from === undefined ? '' : `,"from":${JSON.stringify(from)}`;
  // Only what we made ourselves goes without being looked at.
  return (
    `{"level":${LEVEL},"time":${Date.now()},"id":"${id}","method":${quotedOf(method)},` +
    `"path":${quotedOf(path)},"status":${status},"ms":${ms},"by":${quotedOf(by)}${place}}\n`
  );
}
