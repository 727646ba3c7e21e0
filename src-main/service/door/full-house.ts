// A full house: when every place is taken, whoever holds one without asking for anything gives it up to whoever comes.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One connection, and what it has done lately. */
interface Guest {
  readonly socket: Socket;
  /** Answers that were not seen at their end so far. */
  asking: ServerResponse[];
  /** Has asked since it was last looked at. */
  stirred: boolean;
  /** Has been answered before: a client that keeps its connection for the next time. */
  served: boolean;
  /** When it came, or was last seen to be answered. */
  since: number;
  /** When bytes last went either way, and how many had gone by then. */
  moved: number;
  bytes: number;
}

const LOOK_EVERY_MS = 250;
/** A sender or reader that moves less than this in the time between two looks stands still. */
const LEAST_BYTES = 512;
const STILL_MS = 1000;
const NO_PLACE = 'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n';

/** Keeps the server to so many connections. Requests that are at work, or on their way, are left alone. */
export function keepPlaces(
  server: Server,
  most: number,
  arrival: 'connection' | 'secureConnection' = 'connection',
): void {
  const guests = new Map<Socket, Guest>();
  server.on(arrival, (socket: Socket) => {
    const now = performance.now();
    const guest = { socket, asking: [], stirred: false, served: false, since: now, moved: now, bytes: 0 };
    if (guests.size >= most) {
      const leaving = findIdlest(guests.values(), now);
      if (leaving === null) {
        socket.end(NO_PLACE);
        return;
      }
      guests.delete(leaving.socket);
      leaving.socket.destroy();
    }
    guests.set(socket, guest);
    socket.once('close', () => guests.delete(socket));
  });
  server.on('request', (request, reply) => {
    const guest = guests.get(request.socket);
    if (guest === undefined) return;
    // How it ends is found when somebody looks: listening to each end costs every request.
    if (guest.asking[0]?.closed === true) forgetAnswered(guest);
    guest.asking.push(reply);
    guest.stirred = true;
  });
  const looking = setInterval(() => lookAt(guests.values(), performance.now()), LOOK_EVERY_MS);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}

function forgetAnswered(guest: Guest): void {
  guest.asking = guest.asking.filter(({ closed }) => !closed);
  guest.served = true;
}

function noteEnds(guest: Guest, now: number): void {
  // They end in the order in which they began.
  if (guest.asking[0]?.closed === true) {
    forgetAnswered(guest);
    guest.since = now;
  }
  if (guest.stirred) guest.moved = now;
  guest.stirred = false;
}

function lookAt(guests: Iterable<Guest>, now: number): void {
  for (const guest of guests) {
    noteEnds(guest, now);
    const bytes = guest.socket.bytesRead + guest.socket.bytesWritten;
    if (bytes - guest.bytes < LEAST_BYTES) continue;
    guest.bytes = bytes;
    guest.moved = now;
  }
}

/** First who never asked, then who has nothing to ask now, then who stands still in the middle; the longest of each. */
function findIdlest(guests: Iterable<Guest>, now: number): Guest | null {
  let idlest: { guest: Guest; rank: number } | null = null;
  for (const guest of guests) {
    noteEnds(guest, now);
    const rank = rankOf(guest, now);
    if (rank === null) continue;
    const sooner = idlest === null || rank < idlest.rank || (rank === idlest.rank && guest.since < idlest.guest.since);
    if (sooner) idlest = { guest, rank };
  }
  return idlest?.guest ?? null;
}

function rankOf({ asking, served, moved }: Guest, now: number): number | null {
  if (asking.length === 0) return served ? 1 : 0;
  const stuck = asking.every(({ req, writableEnded }) => !req.complete || writableEnded);
  return stuck && now - moved > STILL_MS ? 2 : null;
}
