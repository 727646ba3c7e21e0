// A line to a server that can be cut and mended: for whoever has to live with a database that goes and comes back.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Line {
  readonly port: number;
  /** Every connection breaks, and no other is taken. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** To a port of this machine. */
export async function layLine(to: number): Promise<Line> {
  const open = new Set<Socket>();
  const make = () =>
    createServer((near) => {
      const far = connect(to, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
      }
    });
  let server = make();
  await listening(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = make();
      await listening(server, port);
    },
  };
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
