// A certificate of the server's own making, for an office without an authority of its own. Its key stays in the data
// folder for good: desks know the server by it, also when the certificate is made anew for another name or another ten years.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  webcrypto,
  X509Certificate,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  ExtKeyUsage,
  GeneralName,
  GeneralNames,
} from 'pkijs';
import type { DataFolder } from '#main/store/data-folder.ts';
import { makePrivately } from '#main/store/private-files.ts';

/** Both in PEM. */
export interface TlsPair {
  readonly cert: string;
  readonly key: string;
}

const CERTIFICATE = 'tls-certificate.pem';
const KEY = 'tls-key.pem';
const DAY_MS = 86_400_000;
const LASTS_DAYS = 3650;
const RENEWED_DAYS = 30;

/** The one that is kept; made anew, with the same key, where it lacks one of these names or is about to end. */
export async function selfMadeCertificate({ path }: DataFolder, names: readonly string[], now: Date): Promise<TlsPair> {
  const files = { cert: join(path, CERTIFICATE), key: join(path, KEY) };
  const key = findKey(files.key) ?? keep(files.key, freshKey());
  const kept = findCertificate(files.cert, key);
  if (kept !== null && lasts(kept, now) && namesAll(kept, names))
    return { cert: readFileSync(files.cert, 'utf8'), key };
  // A name that it had stays in it: a program may still come by that.
  const all = new Set([...names, ...(kept === null ? [] : namesIn(kept))]);
  return { cert: keep(files.cert, await make([...all], key, now)), key };
}

function findKey(path: string): string | null {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  try {
    createPrivateKey(text);
    return text;
  } catch {
    // Cut off by a crash while it was written for the first time: no desk knows it yet.
    return null;
  }
}

/** Null for one that cannot be read, or that belongs to another key, as a crash between the two may leave it. */
function findCertificate(path: string, key: string): X509Certificate | null {
  if (!existsSync(path)) return null;
  try {
    const certificate = new X509Certificate(readFileSync(path));
    return certificate.checkPrivateKey(createPrivateKey(key)) ? certificate : null;
  } catch {
    return null;
  }
}

const namesAll = (certificate: X509Certificate, names: readonly string[]): boolean =>
  names.every((name) => (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)));

const lasts = ({ validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validTo) - now.getTime() > RENEWED_DAYS * DAY_MS;

/** As Node prints them: `DNS:deeds.office.example, IP Address:10.0.0.7`. */
const namesIn = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName.split(', ').flatMap((part) => {
    const name = part.replace(/^(?:DNS|IP Address):/, '');
    return name === part ? [] : [name.toLowerCase()];
  });

/** Under its name only once it is whole. */
function keep(path: string, text: string): string {
  rmSync(`${path}.new`, { force: true });
  makePrivately(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  return text;
}

/** SHA-256 of the certificate, as browsers and openssl print it. */
export function fingerprintOf(cert: string): string {
  return new X509Certificate(cert).fingerprint256;
}

const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const freshKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;

async function make(names: readonly string[], key: string, now: Date): Promise<string> {
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as never });
  const own = createPrivateKey(key);
  const privateKey = own.toCryptoKey(SIGNING, true, ['sign']);
  const publicKey = createPublicKey(own).toCryptoKey(SIGNING, true, ['verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...randomBytes(15)).buffer });
  const name = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: 'Deedproof' }) });
  certificate.issuer.typesAndValues.push(name);
  certificate.subject.typesAndValues.push(name);
  // A desk whose clock is a little behind takes it too.
  certificate.notBefore.value = new Date(now.getTime() - DAY_MS);
  certificate.notAfter.value = new Date(now.getTime() + LASTS_DAYS * DAY_MS);
  await certificate.subjectPublicKeyInfo.importKey(publicKey, engine);
  certificate.extensions = extensionsOf(names, certificate);
  await certificate.sign(privateKey, 'SHA-256', engine);
  return pemOf(certificate.toSchema(true).toBER(false));
}

/** RFC 5280: an end of its own, for servers, under these names, with its key named so that strict readers take it. */
function extensionsOf(names: readonly string[], { subjectPublicKeyInfo }: Certificate): Extension[] {
  const bits = subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const keyId = createHash('sha1').update(bits).digest();
  const parts: [id: string, critical: boolean, value: { toBER(): ArrayBuffer }][] = [
    ['2.5.29.19', true, schemaOf(new BasicConstraints({ cA: false }))],
    ['2.5.29.15', true, new BitString({ valueHex: Uint8Array.of(0x80).buffer, unusedBits: 7 })],
    ['2.5.29.37', false, schemaOf(new ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.1'] }))],
    ['2.5.29.17', false, schemaOf(new GeneralNames({ names: names.map(generalName) }))],
    ['2.5.29.14', false, new OctetString({ valueHex: Uint8Array.from(keyId).buffer })],
  ];
  return parts.map(([extnID, critical, value]) => new Extension({ extnID, critical, extnValue: value.toBER() }));
}

const schemaOf = (part: { toSchema(): { toBER(): ArrayBuffer } }) => part.toSchema();

function generalName(name: string): GeneralName {
  if (isIP(name) === 0) return new GeneralName({ type: 2, value: name });
  return new GeneralName({ type: 7, value: new OctetString({ valueHex: addressBytes(name).buffer }) });
}

function addressBytes(address: string): Uint8Array<ArrayBuffer> {
  if (isIP(address) === 4) return Uint8Array.from(address.split('.'), Number);
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  const middle = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return Uint8Array.from(
    [...first, ...middle, ...last].flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 255];
    }),
  );
}

function pemOf(bytes: ArrayBuffer): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
