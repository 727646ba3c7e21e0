// Whose program is at the other end of a connection, where the system tells: on a machine that several people share,
// the session is for the one who started the service. (Command lines are public there, and cookies go to every port.)
//
// Linux tells. macOS and Windows do not without privileges, so there the secrets alone decide: 192 random bits in the
// printed address and in the cookie. `npm start` keeps the address off the command line on macOS, and another person's
// page on another port gets the cookie only when the person at this machine opens that page in the same browser. The
// desktop application uses neither: its window has the session from the shell.
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const SUPERUSER = 0;

/** False only when the system says that another person's program is connected. */
export function isOwnPeer({ remotePort, localPort }: Socket, own = process.getuid?.()): boolean {
  if (own === undefined || remotePort === undefined || localPort === undefined) return true;
  const owner = TABLES.map((table) => ownerIn(tableText(table), remotePort, localPort)).find((uid) => uid !== null);
  return owner == null || owner === own || owner === SUPERUSER;
}

/** The user that holds the connection from one local port to another; null when the table does not list it. */
export function ownerIn(table: string, from: number, to: number): number | null {
  const ending = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of table.split('\n')) {
    const [, local = '', remote = '', , , , , uid = ''] = line.trim().split(/\s+/);
    if (local.endsWith(ending(from)) && remote.endsWith(ending(to))) return Number(uid);
  }
  return null;
}

function tableText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
