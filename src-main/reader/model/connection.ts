// The way to a model's server: directly or through a proxy, trusting the system's certificates and those of the office.
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import type { Dispatcher } from 'undici';
import { ModelFault } from '#main/reader/model/fault.ts';

export interface Way {
  /** Empty for none. */
  readonly proxy: string;
  /** A file of certificates (PEM) that are trusted besides; empty for none. */
  readonly certificates: string;
}

const CONNECT_MS = 15_000;

/** Kept open between documents, until it is another way. */
export class Connection {
  #way = '';
  #open: Dispatcher | null = null;

  async to(way: Way): Promise<Dispatcher> {
    const ca = certificatesIn(way.certificates);
    const known = JSON.stringify([way.proxy, ca]);
    if (this.#open !== null && this.#way === known) return this.#open;
    void this.close();
    const open = await openWay(way.proxy, ca);
    this.#way = known;
    this.#open = open;
    return open;
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    await open?.destroy();
  }
}

async function openWay(proxy: string, ca: string[] | null): Promise<Dispatcher> {
  // Not before it is needed: an installation without a model never loads it.
  const { Agent, ProxyAgent } = await import('undici');
  const tls = ca === null ? {} : { ca };
  const limits = { connectTimeout: CONNECT_MS, headersTimeout: 0, bodyTimeout: 0 };
  if (proxy === '') return new Agent({ ...limits, connect: { ...tls, timeout: CONNECT_MS } });
  if (!/^https?:\/\//i.test(proxy) || !URL.canParse(proxy)) {
    throw new ModelFault('The proxy’s address must begin with http:// or https://.');
  }
  return new ProxyAgent({ ...limits, uri: proxy, requestTls: tls, proxyTls: tls });
}

function certificatesIn(path: string): string[] | null {
  if (path === '') return null;
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new ModelFault('The file of certificates for the model’s server cannot be read.');
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----')) {
    throw new ModelFault('The file of certificates for the model’s server holds no certificate (PEM).');
  }
  return [...rootCertificates, text];
}
