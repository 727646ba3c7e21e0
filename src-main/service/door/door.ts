// Who may knock: this machine's own pages and programs. Stops DNS rebinding and pages of other sites.
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#core/api/errors.ts';

/** The names of this machine to itself. */
const OWN_NAMES: readonly string[] = ['127.0.0.1', 'localhost'];

/** Whether a request was sent to this machine by a name of its own, on whatever port. */
export const isOwnName = (host = ''): boolean => OWN_NAMES.includes(host.toLowerCase().replace(/:\d+$/, ''));

/** The origins under which the service may be addressed at this machine, and through what stands before it. */
export function ownOrigins(port: number, publicAddress: string | null): ReadonlySet<string> {
  const own = OWN_NAMES.map((name) => new URL(`http://${name}:${port}`).origin);
  return new Set(publicAddress === null ? own : [...own, publicAddress]);
}

interface Asking {
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

/** Refuses a request that was sent to another name, or by a page that is not ours. */
export function requireOwnHost({ host = '', origin }: Asking, origins: ReadonlySet<string>): void {
  const hosts = hostsOf(origins);
  if (!hosts.has(host) && !hosts.has(host.toLowerCase())) throw new Refusal('not_permitted');
  if (origin !== undefined && !origins.has(origin)) throw new Refusal('not_permitted');
}

/** Every request is held against the same few sets. */
const hostsBy = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function hostsOf(origins: ReadonlySet<string>): ReadonlySet<string> {
  const known = hostsBy.get(origins);
  if (known !== undefined) return known;
  // An origin leaves out the port that goes without saying, as browsers do.
  const hosts = new Set([...origins].map((own) => own.slice(own.indexOf('//') + 2)));
  hostsBy.set(origins, hosts);
  return hosts;
}

/** Browsers say where a request came from. A page of another site or port may open ours, and nothing else. */
export function requireOwnPage(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Refusal('not_permitted');
}

const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=()',
  'cache-control': 'no-store',
};

/** Of what no browser lays out: the rest of a page's would say nothing of it. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

let last: { readonly tiles: string; readonly headers: Readonly<Record<string, string>> } | null = null;

/** Made anew only when a person set another tile server. */
export function securityHeaders(tileAddress: string): Readonly<Record<string, string>> {
  if (last?.tiles === tileAddress) return last.headers;
  const headers = { ...BASE_HEADERS, 'content-security-policy': contentPolicy(tileAddress) };
  last = { tiles: tileAddress, headers };
  return headers;
}

/** Scripts are ours alone; pictures may also come from the one tile server a person set. */
function contentPolicy(tileAddress: string): string {
  const tiles = originOf(tileAddress);
  const outside = tiles === null ? '' : ` ${tiles}`;
  return [
    "default-src 'none'",
    // The PDF viewer decodes some images in WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${outside}`,
    `connect-src 'self'${outside}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    'frame-src blob:',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** `https://{a-c}.tiles.example/{z}/{x}/{y}.png` stands for several hosts: a wildcard for the first label. */
function originOf(tileAddress: string): string | null {
  const match = /^(https?):\/\/((?:\{[^}]*\}\.)?)([a-z0-9.-]+(?::\d+)?)(?:\/|$)/i.exec(tileAddress.trim());
  if (match === null) return null;
  const [, scheme = '', several = '', host = ''] = match;
  return `${scheme.toLowerCase()}://${several === '' ? '' : '*.'}${host.toLowerCase()}`;
}
