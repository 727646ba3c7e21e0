// Deedproof by its own road: text as it is pasted, pictures as one PDF.
import sharp from 'sharp';
import { Refusal } from '#core/api/errors.ts';
import type { Call } from '#core/schema/call.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Metadata } from '#core/schema/metadata.ts';
import { REFERENCE, readWire, STATED_AREA } from '#core/schema/wire-string.ts';
import { closeApp, openApp } from '#main/app.ts';
import { extract } from '#main/pipeline/extract.ts';
import type { Adapter, Shown } from '#test/benchmark/adapter.ts';
import { type BenchFacts, NO_FACTS, type ReadCall, type Reading, type ReadTract } from '#test/benchmark/format.ts';
import { bearingText } from '#test/benchmark/instruments.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

export async function openDeedproof(): Promise<Adapter> {
  const app = await openApp({ data_dir: temporaryFolder('benchmark'), log: { write: () => undefined } });
  const read = async (shown: Shown): Promise<Reading> => {
    const bytes = shown.pages.length === 0 ? new TextEncoder().encode(shown.text) : await pagesAsPdf(shown.pages);
    const start = performance.now();
    const seconds = (): number => (performance.now() - start) / 1000;
    try {
      const document = { name: shown.id, bytes, declared_text: shown.pages.length === 0 };
      const { text } = await extract(document, app);
      return { id: shown.id, ...readingOf(JSON.parse(text) as ExtractResponse), seconds: seconds() };
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return { id: shown.id, tracts: [], facts: NO_FACTS, seconds: seconds(), refused: problem.type };
    }
  };
  return { name: 'deedproof', what: `Deedproof ${app.config.version}`, read, close: () => closeApp(app) };
}

async function pagesAsPdf(pages: readonly Uint8Array[]): Promise<Uint8Array> {
  const sizes = await Promise.all(pages.map((page) => sharp(page).metadata()));
  return pdfOf(
    (pdf) => {
      for (const [index, page] of pages.entries()) {
        const { width = 1, height = 1 } = sizes[index] ?? {};
        const size: [number, number] = [612, (612 * height) / width];
        pdf.addPage({ size, margin: 0 }).image(Buffer.from(page), 0, 0, { width: size[0], height: size[1] });
      }
    },
    { autoFirstPage: false },
  );
}

function readingOf({ extraction, groundtruth_verdicts }: ExtractResponse): Pick<Reading, 'tracts' | 'facts'> {
  const tracts = extraction.tracts.map((tract, index): ReadTract => {
    const { acres = null } = readWire(STATED_AREA, tract.stated_area);
    return {
      exception: tract.is_exception,
      calls: tract.calls.map(callOf),
      acres: acres === null || acres === '' ? null : Number(acres),
      passed: groundtruth_verdicts[index]?.status === 'PASS',
    };
  });
  return { tracts, facts: factsOf(extraction.metadata) };
}

function callOf(call: Call): ReadCall {
  const isCurve = call.call_type === 'curve';
  const bearing = isCurve ? call.chord_bearing : call.bearing;
  const plain = {
    kind: call.call_type,
    bearing: bearing === null ? null : bearingText(bearing),
    distance: isCurve ? call.chord_length : call.distance,
    sure: call.confidence === 'high' && (call.doubts ?? []).length === 0,
  };
  if (!isCurve) return plain;
  return { ...plain, radius: call.radius, delta: call.delta, arc: call.arc_length, turn: call.curve_direction };
}

function factsOf({ grantors, grantees, recording, transfer_date, county, state }: Metadata): BenchFacts {
  const { book = '', page = '' } = readWire(REFERENCE, recording);
  const recorded = book === '' || page === '' ? '' : `${book}/${page}`;
  return { grantors, grantees, date: transfer_date, county, state, recorded };
}
