// A request in the log: the line that the log's library would write, which takes several times as long to find out how.
import { pino } from 'pino';

interface LoggedRequest {
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

export function requestLine({ id, method, path, status, ms, by, from }: LoggedRequest): string {
  const place = from === undefined ? '' : `,"from":${JSON.stringify(from)}`;
  // Only what we made ourselves goes without being looked at.
  return (
    `{"level":${LEVEL},"time":${Date.now()},"id":${JSON.stringify(id)},"method":${JSON.stringify(method)},` +
    `"path":${JSON.stringify(path)},"status":${status},"ms":${ms},"by":${JSON.stringify(by)}${place}}\n`
  );
}
