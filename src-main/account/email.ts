// Mail addresses: can one be read, is it a throw-away, does its domain take mail, and is it one we have seen?
import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { Refusal } from '#core/api/errors.ts';
import { DISPOSABLE_DOMAINS } from '#main/account/disposable-domains.ts';
import type { Config } from '#main/config.ts';

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

/** A list that others keep up, beside our own; read when it is first asked. */
let listed: ReadonlySet<string> | null = null;

/** True for a listed domain and for anything under it. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  listed ??= disposableEmailBlocklistSet();
  const kept = listed;
  return labels.some((_, i) => {
    const name = labels.slice(i).join('.');
    return DISPOSABLE_DOMAINS.has(name) || kept.has(name);
  });
}

/** An address that letters may be sent to, as far as can be told. */
export async function requireMailAddress(
  text: string,
  config: Pick<Config, 'network' | 'dns_servers'>,
): Promise<Email> {
  const email = readEmail(text);
  if (email === null) throw new Refusal('invalid_email');
  if (isDisposable(email.domain)) throw new Refusal('disposable_email');
  if (!(await takesMail(email.domain, config))) throw new Refusal('undeliverable_domain');
  return email;
}

const DNS_PATIENCE = { timeout: 2000, tries: 2 };

/** False when the domain certainly takes no mail. Mail servers are asked only where the network may be used. */
export async function takesMail(
  domain: string,
  { network, dns_servers }: Pick<Config, 'network' | 'dns_servers'>,
): Promise<boolean> {
  if (UNREACHABLE_ENDS.includes(domain.split('.').at(-1) ?? '')) return false;
  if (!network) return true;
  const resolver = new Resolver(DNS_PATIENCE);
  if (dns_servers.length > 0) resolver.setServers(dns_servers);
  try {
    const servers = await resolver.resolveMx(domain);
    // A single empty name says that the domain takes none (RFC 7505).
    return servers.some(({ exchange }) => exchange !== '' && exchange !== '.');
  } catch (fault) {
    return notFound(fault) ? hasAddress(domain, resolver) : true;
  }
}

/** Without a mail record, mail goes to the domain's own address (RFC 5321, section 5.1). */
async function hasAddress(domain: string, resolver: Resolver): Promise<boolean> {
  const found = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  return found.some((answer) => answer.status === 'fulfilled' || !notFound(answer.reason));
}

/** A resolver that fails otherwise tells nothing about the domain. */
function notFound(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && (fault.code === 'ENOTFOUND' || fault.code === 'ENODATA');
}
