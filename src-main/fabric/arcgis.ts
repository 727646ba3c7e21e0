// One township fetched from an ArcGIS map service that publishes CadNSDI. Nothing is fetched unless a person has given
// the address of a service and asks for a township.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findTownshipId } from '#core/plss/plss-id.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

/** Layers of the national service: townships, sections, intersected parts. */
const LAYERS = [1, 2, 3] as const;
const PAGE = 2000;
const MOST_PAGES = 60;
const PAGE_TIMEOUT_MS = 60_000;
/** Two thousand sections with all their corners take some ten megabytes. */
const LONGEST_PAGE = 64 * 2 ** 20;

interface Page {
  features?: { properties?: Record<string, unknown> | null; id?: unknown }[];
  exceededTransferLimit?: boolean;
  properties?: { exceededTransferLimit?: boolean };
  error?: { message?: string };
}

function objectIdOf(feature: { properties?: Record<string, unknown> | null; id?: unknown } | undefined): number {
  const value = feature?.properties?.OBJECTID ?? feature?.properties?.objectid ?? feature?.id;
  return Number(value);
}

async function pageOf(
  address: string,
  layer: number,
  plssid: string,
  after: number,
  signal: AbortSignal,
): Promise<Page> {
  const url = new URL(`${address.replace(/\/+$/, '')}/${layer}/query`);
  url.searchParams.set('where', `PLSSID = '${plssid}' AND OBJECTID > ${after}`);
  url.searchParams.set('outFields', '*');
  url.searchParams.set('outSR', '4326');
  url.searchParams.set('orderByFields', 'OBJECTID');
  url.searchParams.set('resultRecordCount', String(PAGE));
  url.searchParams.set('f', 'geojson');
  const reply = await fetch(url, {
    // The person gave this address and no other.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_TIMEOUT_MS)]),
  });
  if (!reply.ok) await reply.body?.cancel();
  if (reply.status >= 300 && reply.status < 400)
    throw new UnreadableFabric('The map service has moved: give its new address.');
  if (!reply.ok) throw new UnreadableFabric(`The map service answered ${reply.status}.`);
  const text = await textWithin(reply, LONGEST_PAGE);
  let page: Page;
  try {
    page = JSON.parse(text) as Page;
  } catch {
    throw new UnreadableFabric('The map service did not answer with GeoJSON.');
  }
  if (page.error !== undefined)
    throw new UnreadableFabric(`The map service refused: ${page.error.message ?? 'no reason given'}.`);
  if (!Array.isArray(page.features)) throw new UnreadableFabric('The map service did not answer with features.');
  return page;
}

/** Counted as it comes, unpacked: what is too long is not waited for, and not kept. */
async function textWithin(reply: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const part of reply.body ?? []) {
    length += part.length;
    if (length > most) throw new UnreadableFabric('The map service answered with more than a page can hold.');
    parts.push(part);
  }
  return Buffer.concat(parts, length).toString('utf8');
}

/** Every feature of a layer in the township, page by page in the order of their ids. */
async function* featuresOf(
  address: string,
  layer: number,
  plssid: string,
  signal: AbortSignal,
): AsyncGenerator<unknown[]> {
  let after = -1;
  for (let i = 0; i < MOST_PAGES; i += 1) {
    const page = await pageOf(address, layer, plssid, after, signal);
    const features = page.features ?? [];
    if (features.length > 0) yield features;
    const last = objectIdOf(features.at(-1));
    const more =
      page.exceededTransferLimit === true || page.properties?.exceededTransferLimit === true || features.length >= PAGE;
    if (!more || features.length === 0) return;
    if (!(last > after)) throw new UnreadableFabric('The map service does not page by object id.');
    after = last;
  }
  throw new UnreadableFabric('The map service has more pages for one township than a township can fill.');
}

function addressOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new UnreadableFabric('The address of the map service is not a web address.');
  }
  return url.href;
}

/** Writes the township into a GeoJSON file in the folder and returns its path; the caller imports and removes it. */
export async function fetchTownshipFile(
  address: string,
  plssid: string,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  if (findTownshipId(plssid) === null) throw new UnreadableFabric(`${plssid} is not the id of a township.`);
  const base = addressOf(address);
  const path = join(folder, `fetched-${plssid}.geojson`);
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  let count = 0;
  try {
    await file.write('{"type":"FeatureCollection","features":[');
    for (const layer of LAYERS) {
      for await (const features of featuresOf(base, layer, plssid, signal)) {
        const text = features.map((feature) => JSON.stringify(feature)).join(',\n');
        await file.write(count === 0 ? text : `,\n${text}`);
        count += features.length;
      }
    }
    await file.write(']}');
    if (count === 0) throw new UnreadableFabric(`The map service holds nothing of ${plssid}.`);
    return path;
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof UnreadableFabric || signal.aborted) throw error;
    throw new UnreadableFabric('The map service could not be reached.');
  } finally {
    await file.close();
  }
}
