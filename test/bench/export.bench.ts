// What the artifacts cost, beside ezdxf and ogr2ogr writing the same shapes in the same run.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { drawnTracts } from '#main/export/drawn-tract.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { exportAs } from '#main/export/export-as.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { bodyOf, creekTract } from '#test/support/bodies.ts';

const TURNS = 7;
const MANY_TRACTS = 4888;
const REST_MS = 3000;
/** Of Debian's gdal-bin; the bench goes on without it. */
const OGR = 'ogr2ogr';

/** Milliseconds, the best of several turns so that other work on the machine counts least. */
async function bestOf(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS; turn++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const PEER_DXF = `
import sys, json, time, ezdxf
figures = json.load(open(sys.argv[1]))
best = 1e9
for turn in range(${TURNS}):
    start = time.perf_counter()
    doc = ezdxf.new('R2010', units=2)
    doc.appids.add('PEER')
    space = doc.modelspace()
    for n, figure in enumerate(figures):
        layer = f'T{n}'
        doc.layers.add(layer)
        space.add_lwpolyline([(*c['start'], 0, 0, c['bulge']) for c in figure], format='xyseb', dxfattribs={'layer': layer})
        for c in figure:
            line = space.add_lwpolyline([(*c['start'], 0, 0, c['bulge']), (*c['end'], 0, 0, 0)], format='xyseb', dxfattribs={'layer': layer})
            line.set_xdata('PEER', [(1000, c['verbatim'][:250])])
            for label in c['labels']:
                space.add_text(label['text'], dxfattribs={'height': label['height_ft'], 'rotation': label['angle_deg'], 'insert': label['at'], 'layer': layer})
            space.add_circle(c['number']['at'], c['number']['height_ft'], dxfattribs={'layer': layer})
            space.add_text(c['number']['text'], dxfattribs={'height': c['number']['height_ft'], 'insert': c['number']['at'], 'layer': layer})
    doc.saveas(sys.argv[2])
    best = min(best, time.perf_counter() - start)
print(best * 1000)`;

import { temporaryFolder } from '#test/support/temporary-folder.ts';

function ezdxfRow(body: ExtractResponse, folder: string, ours: number, bytes: number): BenchRow {
  const name = 'DXF of a 200-course document';
  const value = `${ours.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`;
  if (spawnSync('/usr/bin/python3', ['-c', 'import ezdxf']).status !== 0)
    return { name, value, note: 'ezdxf is not installed here' };
  const figures = drawnTracts(body).map(({ figure, tract }) =>
    figure.courses.map(({ start, end, arc, rows, number }) => ({
      start,
      end,
      bulge: arc?.bulge ?? 0,
      labels: rows.map((text) => ({ text, at: start, angle_deg: 0, height_ft: figure.text_height_ft })),
      number: { text: String(number), at: end, angle_deg: 0, height_ft: figure.text_height_ft },
      verbatim: tract.calls[number - 1]?.verbatim_text ?? '',
    })),
  );
  const [input, output] = [join(folder, 'figures.json'), join(folder, 'peer.dxf')];
  writeFileSync(input, JSON.stringify(figures));
  const peer = Number(execFileSync('/usr/bin/python3', ['-c', PEER_DXF, input, output], { encoding: 'utf8' }));
  const size = (statSync(output).size / 1000).toFixed(0);
  return {
    name,
    value,
    peer: `ezdxf ${peer.toFixed(1)} ms, ${size} kB`,
    ratio: (peer / ours).toFixed(1),
    note: 'without its start-up',
  };
}

async function ogrRow(body: ExtractResponse, folder: string, ours: number, bytes: number): Promise<BenchRow> {
  const name = 'GeoPackage of a 200-course document';
  const value = `${ours.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB`;
  if (spawnSync(OGR, ['--version']).status !== 0) return { name, value, note: 'ogr2ogr is not installed here' };
  const placements = body.extraction.tracts.map((_, tract_index) => ({
    document: body.document,
    tract_index,
    lon: -86.5,
    lat: 35.5,
    rotation_deg: 0,
  }));
  const [input, output] = [join(folder, 'body.geojson'), join(folder, 'peer.gpkg')];
  writeFileSync(input, exportAs('geojson', body, placements).bytes);
  const peer = await bestOf(() => {
    rmSync(output, { force: true });
    execFileSync(OGR, ['-f', 'GPKG', output, input, '-nlt', 'GEOMETRY']);
  });
  const size = (statSync(output).size / 1000).toFixed(0);
  return {
    name,
    value,
    peer: `ogr2ogr ${peer.toFixed(1)} ms, ${size} kB`,
    ratio: (peer / ours).toFixed(1),
    note: 'with its start-up; one layer against our four',
  };
}

/** Thousands of tracts, each alone as those of a county's deeds are: the first drawing of a process, which is all that a person waits for. */
async function manyTractsRow(): Promise<BenchRow> {
  const tracts = Array.from({ length: MANY_TRACTS }, (_, i) => ({
    ...creekTract(4 + (i % 5)),
    name: `Tract ${i + 1}`,
    pob_description: `an iron rod found at corner ${i + 1}`,
  }));
  const body = bodyOf(tracts);
  // What making and judging them left to be compiled and cleared away is no part of the drawing.
  await setTimeout(REST_MS);
  const start = performance.now();
  const before = process.cpuUsage();
  const bytes = dxfOf(body).length;
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  const value = `${seconds.toFixed(2)} s, ${(bytes / 1e6).toFixed(0)} MB`;
  const note = `of all processors ${((user + system) / 1e6).toFixed(2)} s; asked: 1 s`;
  return { name: `DXF of ${MANY_TRACTS} tracts, on the clock`, value, note };
}

export async function bench(): Promise<BenchRow[]> {
  const folder = temporaryFolder('bench');
  try {
    const forty = bodyOf([creekTract(40)]);
    const twoHundred = bodyOf([creekTract(200)]);
    const certificate = await bestOf(() => certificatePdf(forty));
    const pages = (await certificatePdf(forty)).length;
    const dxf = await bestOf(() => dxfOf(twoHundred));
    const geopackage = await bestOf(() => geopackageOf(twoHundred));
    return [
      {
        name: 'certificate of a 40-course tract',
        value: `${certificate.toFixed(0)} ms, ${(pages / 1000).toFixed(0)} kB`,
      },
      ezdxfRow(twoHundred, folder, dxf, dxfOf(twoHundred).length),
      await manyTractsRow(),
      await ogrRow(twoHundred, folder, geopackage, geopackageOf(twoHundred).length),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
