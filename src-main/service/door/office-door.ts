// The door to the office: a second listener with TLS, beside the one on loopback. The session of the person at this
// machine does not open it: desks and programs come with keys.

import type { AddressInfo } from 'node:net';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import type { Desk } from '#main/service/door/answer.ts';
import { guardAndLog } from '#main/service/door/guard.ts';
import { makeServer } from '#main/service/door/make-server.ts';
import { serveOperations } from '#main/service/door/operations.ts';
import type { TlsPair } from '#main/service/door/self-made-certificate.ts';

export interface OfficeOptions {
  readonly host: string;
  /** 0 asks for a free one. */
  readonly port: number;
  /** The office's own certificate, one of the server's making, or none behind a named proxy that has one. */
  readonly tls: TlsPair | 'self-made' | 'at the proxy';
  /** Where callers reach it, where that is another address than this listener's. */
  readonly base_url: string | null;
  /** The names and numbers under which it may be addressed. */
  readonly names: readonly string[];
  /** Addresses or networks whose forwarded headers are believed. */
  readonly proxies: readonly string[];
}

export interface OfficeListener {
  /** Where callers reach it. */
  readonly address: string;
  readonly port: number;
  /** Of the certificate; null behind a proxy. */
  readonly fingerprint: string | null;
  readonly server: FastifyInstance;
}

export interface OfficeRoom {
  readonly app: App;
  readonly desk: (address: () => string) => Desk;
  readonly addRoutes: (server: FastifyInstance, desk: Desk) => void;
  readonly closing: () => boolean;
}

export async function openOffice(room: OfficeRoom, options: OfficeOptions): Promise<OfficeListener> {
  const { app } = room;
  const { host, base_url, names, proxies } = options;
  const tls = await tlsOf(app, options);
  const isProxy = readNetworks(proxies);
  const server = makeServer(app.config.limits, { tls, isProxy });
  const where = { port: options.port };
  const scheme = tls === null ? 'http' : 'https';
  const own = () => originsOf(names, scheme, where.port);
  const address = () => base_url ?? own()[0] ?? '';
  // The same set for every request: it knows its hosts already.
  let origins: ReadonlySet<string> = new Set();
  // Without TLS of its own it listens to its proxies and to nobody else.
  guardAndLog(server, app, { origins: () => origins, office: { mayCome: tls === null ? isProxy : () => true } });
  await room.addRoutes(server, room.desk(address));
  const { metrics_token } = app.config;
  serveOperations(server, app, {
    closing: room.closing,
    metrics: metrics_token === null ? null : { token: metrics_token },
  });
  await server.listen({ host, port: options.port }).catch((fault: unknown) => {
    throw isTaken(fault)
      ? new Refusal('server_misconfigured', {}, `--listen ${host}:${options.port}: ${TAKEN}`)
      : fault;
  });
  where.port = (server.server.address() as AddressInfo).port;
  origins = new Set([...own(), ...(base_url === null ? [] : [new URL(base_url).origin])]);
  const fingerprint = tls === null ? null : (await certificates()).fingerprintOf(tls.cert);
  return { address: address(), port: where.port, fingerprint, server };
}

const TAKEN = 'that address is not this machine’s, or another program has the port.';

const isTaken = (fault: unknown): boolean =>
  fault instanceof Error &&
  'code' in fault &&
  /^(?:EADDRINUSE|EACCES|EADDRNOTAVAIL|ENOTFOUND)$/.test(String(fault.code));

async function tlsOf(app: App, { tls, names }: OfficeOptions): Promise<TlsPair | null> {
  if (tls === 'at the proxy') return null;
  if (tls !== 'self-made') return tls;
  const { selfMadeCertificate } = await certificates();
  return selfMadeCertificate(app.folder, names.map(bareName), app.now());
}

/** Loaded for an office only: a desk by itself starts without what makes certificates. */
const certificates = () => import('#main/service/door/self-made-certificate.ts');

/** `deeds.office.example:7443` without its port. */
function bareName(name: string): string {
  return new URL(`https://${isIP(name) === 6 ? `[${name}]` : name}`).hostname.replace(/^\[|\]$/g, '');
}

/** The first is the one that addresses are made of. */
function originsOf(names: readonly string[], scheme: 'http' | 'https', port: number): string[] {
  return names.map((name) => {
    const address = new URL(`${scheme}://${isIP(name) === 6 ? `[${name}]` : name}`);
    if (!/:\d+$/.test(name) || isIP(name) === 6) address.port = String(port);
    return address.origin;
  });
}

/** Whether an address is one of these, or in one of these networks (`10.0.0.0/8`). */
function readNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
