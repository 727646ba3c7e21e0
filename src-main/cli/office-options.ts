// What `serve` is told of the office: where to listen, under which names, and behind whom. Nothing of it is guessed.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { Refusal } from '#core/api/errors.ts';
import type { OfficeOptions } from '#main/service/door/office-door.ts';

export interface OfficeWords {
  readonly listen?: string;
  readonly tls?: readonly string[];
  readonly baseUrl?: string;
  readonly allowHost?: readonly string[];
  readonly trustProxy?: readonly string[];
}

const DEFAULT_PORT = 7443;
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const wrong = (message: string) => new Refusal('server_misconfigured', {}, message);

/** Undefined where the service is for this machine alone. */
export function readOffice(words: OfficeWords): OfficeOptions | undefined {
  const { listen, tls, allowHost = [], trustProxy = [] } = words;
  if (listen === undefined) {
    const named = [tls, words.baseUrl, words.allowHost, words.trustProxy].some((word) => word !== undefined);
    if (named) throw wrong('--tls, --base-url, --allow-host and --trust-proxy go with --listen.');
    return undefined;
  }
  const { host, port } = readAddress(listen);
  const base_url = words.baseUrl === undefined ? null : readBase(words.baseUrl);
  for (const proxy of trustProxy) requireNetwork(proxy);
  const names = [...allowHost.map(readName), ...(EVERYWHERE.has(host) ? [] : [host])];
  if (names.length === 0 && base_url !== null) names.push(new URL(base_url).host);
  if (names.length === 0)
    throw wrong(`Say under which name the desks reach ${listen}: --allow-host NAME or --base-url https://NAME.`);
  if (tls === undefined && trustProxy.length > 0 && base_url === null)
    throw wrong('Behind a proxy say where callers reach it: --base-url https://NAME.');
  return { host, port, tls: readTls(tls, trustProxy), base_url, names, proxies: trustProxy };
}

/** Named proxies end the encryption unless a certificate is given; without either the server makes its own. */
function readTls(files: readonly string[] | undefined, proxies: readonly string[]): OfficeOptions['tls'] {
  if (files === undefined) return proxies.length > 0 ? 'at the proxy' : 'self-made';
  const [cert, key, ...more] = files;
  if (cert === undefined || key === undefined || more.length > 0)
    throw wrong('--tls takes two files: the certificate and its key, both PEM.');
  const pair = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  try {
    createSecureContext(pair);
  } catch {
    throw wrong(`--tls ${cert} ${key}: no certificate and its own key, both PEM, without a password.`);
  }
  return pair;
}

/** `192.168.1.10:7443`, `deeds.office.example`, `[::]:7443`. */
export function readAddress(text: string, word = '--listen', fallback = DEFAULT_PORT): { host: string; port: number } {
  const match = /^(?:\[([0-9a-f:.]+)\]|([^:\s]+))(?::(\d{1,5}))?$/i.exec(text);
  const host = match?.[1] ?? match?.[2];
  const port = Number(match?.[3] ?? fallback);
  if (host === undefined || port > 65535)
    throw wrong(`${word} ${text}: an address and a port, such as 0.0.0.0:${fallback}.`);
  return { host, port };
}

function readBase(text: string): string {
  const address = URL.parse(text);
  if (address === null || address.protocol !== 'https:' || address.pathname !== '/' || address.search !== '')
    throw wrong(`--base-url ${text}: https:// and a name, with a port where it has one, and nothing after it.`);
  return address.origin;
}

/** A host name or number, with a port where callers name one. */
function readName(text: string): string {
  const address = URL.parse(`https://${isIP(text) === 6 ? `[${text}]` : text}`);
  const bare = address !== null && address.pathname === '/' && address.username === '' && !text.includes('*');
  if (!bare || /[/?#@]/.test(text)) throw wrong(`--allow-host ${text}: one host name, such as deeds.office.example.`);
  return text.toLowerCase();
}

function requireNetwork(text: string): void {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most)
    throw wrong(`--trust-proxy ${text}: the address of a proxy, or a network such as 10.0.0.0/24.`);
}
