// Mail addresses: can one be read, is it a throw-away, does its domain take mail, and is it one we have seen?
import { resolve4, resolve6, resolveMx } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { DISPOSABLE_DOMAINS } from '#main/account/disposable-domains.ts';

export interface Email {
  readonly address: string;
  readonly domain: string;
  /** The same for every spelling that reaches the same mailbox. */
  readonly key: string;
}

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** Providers that ignore dots in the part before the at sign. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);
/** Names that never reach a mail server (RFC 2606, RFC 6761). */
const UNREACHABLE_ENDS = ['invalid', 'localhost'];

export function readEmail(text: string): Email | null {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(0, at));
  const domain = domainToASCII(trimmed.slice(at + 1).toLowerCase());
  const labels = domain.split('.');
  if (trimmed.length > 254 || local.length > 64 || !LOCAL.test(local)) return null;
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1) ?? ''))
    return null;
  return { address: `${local}@${domain}`, domain, key: keyOf(local, domain) };
}

function keyOf(local: string, domain: string): string {
  const mailbox = (local.split('+')[0] ?? local).toLowerCase();
  return DOTLESS.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** True for a listed domain and for anything under it. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, i) => DISPOSABLE_DOMAINS.has(labels.slice(i).join('.')));
}

/** False when the domain certainly takes no mail. Mail servers are asked only where the network may be used. */
export async function takesMail(domain: string, network: boolean): Promise<boolean> {
  if (UNREACHABLE_ENDS.includes(domain.split('.').at(-1) ?? '')) return false;
  if (!network) return true;
  try {
    const servers = await resolveMx(domain);
    // A single empty name says that the domain takes none (RFC 7505).
    return servers.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (fault) {
    return notFound(fault) ? hasAddress(domain) : true;
  }
}

/** Without a mail record, mail goes to the domain's own address (RFC 5321, section 5.1). */
async function hasAddress(domain: string): Promise<boolean> {
  const found = await Promise.allSettled([resolve4(domain), resolve6(domain)]);
  return found.some((answer) => answer.status === 'fulfilled' || !notFound(answer.reason));
}

/** A resolver that fails otherwise tells nothing about the domain. */
function notFound(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && (fault.code === 'ENOTFOUND' || fault.code === 'ENODATA');
}
