// The line from this desk to the office's server: it speaks to the one certificate that a person confirmed, and to no other.
import { X509Certificate } from 'node:crypto';
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

/** Checked while the line is made, before a byte of a request is sent. A resumed session is never taken: it skips the check. */
export function pinnedAgent({ fingerprint, certificate }: Pick<Connection, 'fingerprint' | 'certificate'>): Agent {
  return new Agent({
    keepAlive: true,
    maxCachedSessions: 0,
    ca: [certificate],
    allowPartialTrustChain: true,
    minVersion: 'TLSv1.2',
    // The fingerprint says which server it is; the name says nothing more.
    checkServerIdentity: (_host, { fingerprint256 }) =>
      fingerprint256 === fingerprint ? undefined : new Error(OTHER_CERTIFICATE),
  });
}

/** Looks at the certificate of a server; nothing is sent to it. */
export function meetOffice(address: string): Promise<OfficeMet & { readonly certificate: string }> {
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
  if (message === OTHER_CERTIFICATE || /CERT|SIGNED|SIGNATURE|ISSUER/.test(code))
    return new Refusal('not_permitted', { office: address }, CHANGED);
  return silent(address);
}

const CHANGED =
  'The office’s server shows another certificate than the one that was confirmed. Nothing was sent. Ask whoever keeps ' +
  'the server; where it is meant to, connect anew under Settings, Office.';

export function keyGone(address: string): Refusal {
  const message = `The office’s server at ${address} no longer takes the key of this desk. Connect anew under Settings, Office.`;
  return new Refusal('not_permitted', { office: address }, message);
}

/** A short question to it, and the whole answer. */
export function askOffice(connection: Connection, wire: RequestOptions, path: string): Promise<OfficeAnswer> {
  const headers = { authorization: `Bearer ${connection.key}` };
  return new Promise<OfficeAnswer>((resolve, reject) => {
    const fail = (fault: unknown) => reject(refusalOf(fault, connection));
    const asked = request(`${connection.address}${path}`, { ...wire, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.once('error', fail);
    });
    asked.setTimeout(WITHIN_MS, () => asked.destroy(new Error('No answer in time.')));
    asked.once('error', fail).end();
  });
}

export interface OfficeAnswer {
  readonly status: number;
  readonly text: string;
}
