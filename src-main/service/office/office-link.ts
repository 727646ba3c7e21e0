// The line from this desk to the office's server: it speaks to the one certificate that a person confirmed, and to no other.
import { createHash, X509Certificate } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:https';
import { connect } from 'node:tls';
import { z } from 'zod';
import { Refusal } from '#core/api/errors.ts';
import type { OfficeMet } from '#core/schema/office.ts';
import type { Db } from '#main/store/db.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';

const Connection = z.object({
  address: z.string(),
  fingerprint: z.string(),
  /** The certificate itself, PEM. */
  certificate: z.string(),
  key: z.string(),
});
export type Connection = z.infer<typeof Connection>;

export interface OfficeLink {
  /** Null while this desk works at its own machine. */
  current(): Connection | null;
  put(connection: Connection | null): Promise<void>;
  /** How a request to it is made. */
  wire(connection: Connection): RequestOptions;
  close(): void;
}

const SETTING = 'office';
const WITHIN_MS = 10_000;

export async function openOfficeLink(db: Db): Promise<OfficeLink> {
  const kept = Connection.safeParse(await findSetting(db, SETTING));
  let current = kept.success ? kept.data : null;
  let line: { readonly of: Connection; readonly agent: Agent } | null = null;
  const hangUp = () => {
    line?.agent.destroy();
    line = null;
  };
  return {
    current: () => current,
    put: async (connection) => {
      await putSetting(db, SETTING, connection);
      hangUp();
      current = connection;
    },
    wire: (connection) => {
      if (line?.of !== connection) {
        hangUp();
        line = { of: connection, agent: pinnedAgent(connection) };
      }
      return { agent: line.agent };
    },
    close: hangUp,
  };
}

const OTHER_CERTIFICATE = 'Another certificate than the confirmed one.';

/**
 * Checked while the line is made, before a byte of a request is sent. The server is known by its key, so that a certificate
 * made anew for another name is the same server; a resumed session is never taken, since it shows no certificate.
 */
export function pinnedAgent({ certificate }: Pick<Connection, 'certificate'>): Agent {
  const agent = new Agent({ keepAlive: true, maxCachedSessions: 0 });
  const known = keyIn(new X509Certificate(certificate));
  agent.createConnection = (options, made) => {
    const { host, port } = options as { host: string; port: number };
    // Not by an authority: what proves the server is that it holds the key, and the handshake proves that.
    const line = connect({ host, port, ...SERVER_NAME(host), minVersion: 'TLSv1.2', rejectUnauthorized: false });
    const stop = (fault: Error) => made?.(fault, line);
    line.once('error', stop);
    line.once('secureConnect', () => {
      const problem = problemOf(line.getPeerX509Certificate(), known, new Date());
      if (problem !== null) return void line.destroy(new Error(problem));
      line.off('error', stop);
      made?.(null, line);
    });
    return undefined;
  };
  return agent;
}

function problemOf(shown: X509Certificate | undefined, known: string, now: Date): string | null {
  if (shown === undefined || keyIn(shown) !== known) return OTHER_CERTIFICATE;
  const valid = shown.validFromDate <= now && now <= shown.validToDate;
  return valid ? null : OVER;
}

const OVER = 'The certificate of the server is over, or begins later.';

/** Of the public key alone. */
const keyIn = ({ publicKey }: X509Certificate): string =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex');

type Shown = Omit<OfficeMet, 'sign_in'> & { readonly certificate: string };

/** Looks at the certificate of a server; nothing is sent to it. */
export function meetOffice(address: string): Promise<Shown> {
  const { hostname, port, origin } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 443), ...SERVER_NAME(host), rejectUnauthorized: false }, () => {
      const { raw } = socket.getPeerCertificate();
      socket.destroy();
      if (raw === undefined) return reject(silent(origin));
      const shown = new X509Certificate(raw);
      resolve({
        address: origin,
        fingerprint: shown.fingerprint256,
        names: shown.subjectAltName ?? shown.subject,
        valid_until: new Date(shown.validTo).toISOString(),
        certificate: shown.toString(),
      });
    });
    socket.setTimeout(WITHIN_MS, () => socket.destroy(new Error('No answer in time.')));
    socket.once('error', () => reject(silent(origin)));
  });
}

/** A number is no server name (RFC 6066). */
const SERVER_NAME = (host: string) => (/^[\d.]+$|:/.test(host) ? {} : { servername: host });

export function silent(address: string): Refusal {
  return new Refusal('server_misconfigured', { office: address }, `The office’s server at ${address} does not answer.`);
}

/** What is said of a line that could not be made, or broke. */
export function refusalOf(fault: unknown, { address }: Pick<Connection, 'address'>): Refusal {
  if (fault instanceof Refusal) return fault;
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  const message = fault instanceof Error ? fault.message : '';
  if (message === OVER) return new Refusal('not_permitted', { office: address }, `${OVER} ${RENEW}`);
  if (message === OTHER_CERTIFICATE || /CERT|SIGNED|SIGNATURE|ISSUER/.test(code))
    return new Refusal('not_permitted', { office: address }, CHANGED);
  return silent(address);
}

const RENEW = 'Nothing was sent. Ask whoever keeps the server to start it anew, or look at the clock of this machine.';

const CHANGED =
  'The office’s server shows another certificate than the one that was confirmed. Nothing was sent. Ask whoever keeps ' +
  'the server; where it is meant to, connect anew under Settings, Office.';

export function keyGone(address: string): Refusal {
  const message = `The office’s server at ${address} no longer takes the key of this desk. Connect anew under Settings, Office.`;
  return new Refusal('not_permitted', { office: address }, message);
}

interface Asking {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** What is sent as JSON. */
  readonly json?: unknown;
}

/** A short question to it, and the whole answer; with the desk's key, where it has one by now. */
export function askOffice(connection: Connection, wire: RequestOptions, asking: Asking): Promise<OfficeAnswer> {
  const { path, method = 'GET', json } = asking;
  const body = json === undefined ? null : JSON.stringify(json);
  const headers = {
    ...(connection.key === '' ? {} : { authorization: `Bearer ${connection.key}` }),
    ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise<OfficeAnswer>((resolve, reject) => {
    const fail = (fault: unknown) => reject(refusalOf(fault, connection));
    const asked = request(`${connection.address}${path}`, { ...wire, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.once('error', fail);
    });
    asked.setTimeout(WITHIN_MS, () => asked.destroy(new Error('No answer in time.')));
    asked.once('error', fail).end(body);
  });
}

export interface OfficeAnswer {
  readonly status: number;
  readonly text: string;
}
