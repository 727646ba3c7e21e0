// Where a model's server is: the address of its door, and how far from this machine documents go to reach it.
import { isIP } from 'node:net';
import type { ModelProtocol } from '#core/schema/local.ts';

/** From near to far. */
export type Distance = 'this_machine' | 'your_network' | 'internet';

export interface ModelAddress {
  readonly url: URL;
  readonly distance: Distance;
  /** False where others on the way can read along. */
  readonly encrypted: boolean;
}

const DOORS: Readonly<Record<ModelProtocol, string>> = { openai: 'chat/completions', anthropic: 'messages' };

/** The sentence that says what is wrong with it, or the address with its door. */
export function modelAddress(address: string, protocol: ModelProtocol): ModelAddress | string {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return 'The model’s address must begin with https:// or http://.';
  }
  if (url.username !== '' || url.password !== '') return 'The model’s address must hold no name and no password.';
  const distance = distanceOf(url.hostname);
  const encrypted = url.protocol === 'https:';
  if (!encrypted && distance === 'internet') {
    return 'Beyond your own network the model’s address must begin with https://, so that nobody reads along.';
  }
  url.hash = '';
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith(`/${DOORS[protocol]}`)) url.pathname = `${path === '' ? '/v1' : path}/${DOORS[protocol]}`;
  return { url, distance, encrypted };
}

/** Names without a dot and those ending in .local or .lan are of the office; numbers by RFC 1918, 3927 and 4193. */
function distanceOf(hostname: string): Distance {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1') return 'this_machine';
  if (isIP(host) === 4) {
    if (host.startsWith('127.')) return 'this_machine';
    return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host) ? 'your_network' : 'internet';
  }
  if (isIP(host) === 6) return /^(?:f[cd]|fe[89ab])/.test(host) ? 'your_network' : 'internet';
  return !host.includes('.') || /\.(?:local|lan|internal)$/.test(host) ? 'your_network' : 'internet';
}

/** `<provider>/<model>`: no name of a machine of the office goes into a signed result. */
export function modelTitle({ url, distance }: ModelAddress, protocol: ModelProtocol, name: string): string {
  const far = protocol === 'anthropic' && url.hostname.endsWith('anthropic.com') ? 'anthropic' : url.hostname;
  return `${distance === 'internet' ? far : 'local'}/${name}`;
}
