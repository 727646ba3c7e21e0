// deedproof export: every artifact of a held result.
import type { Command } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import { EXPORT_FORMATS } from '#core/api/export-formats.ts';
import { CertificateFacts } from '#core/schema/certificate-facts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { PAPERS, PlotQuery } from '#core/schema/plot.ts';
import { requireSigned, textOfBytes } from '#main/attest/sign.ts';
import { EXIT, fileProblemOf, refusalLine } from '#main/cli/exit.ts';
import { type HeldFile, readHeld } from '#main/cli/held-file.ts';
import { savedPlacements } from '#main/cli/saved-placements.ts';
import { openKeys } from '#main/cli/verifier.ts';
import { writeWhole } from '#main/cli/write-whole.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { exportAs } from '#main/export/export-as.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import { geopackageOfMany, type ManyDocument } from '#main/export/geopackage-many.ts';
import { PlotTooLarge, plotPdf } from '#main/export/plot-pdf.ts';

type Options = Readonly<Record<string, string | undefined>>;
type Write = (
  body: ExtractResponse,
  placements: readonly Placement[],
  office: CertificateFacts,
) => Promise<Uint8Array> | Uint8Array | string;

interface Given {
  readonly placements: readonly Placement[];
  readonly office: CertificateFacts;
  readonly plot: PlotQuery;
}

const SPECIFIED: Readonly<Record<string, Write>> = {
  certificate: certificatePdf,
  dxf: dxfOf,
  geopackage: geopackageOf,
};

export function addExport(program: Command): void {
  const command = program
    .command('export')
    .description('write the certificate, drawings and GIS files of a held result')
    .argument('<held...>', 'files written by extract; several make one GeoPackage together')
    .option('--placements <reference>', 'carry the saved positions of this document, job or batch of the library')
    .option('--office <name>', 'the office that certifies, printed on the certificate')
    .option('--examiner <name>', 'who examined, printed under the line to sign')
    .option('--order <number>', 'the order number, printed on the certificate')
    .option('--title <words>', 'the title of the instrument, printed on the certificate')
    .option('--plot <file>', 'plot the tracts to scale on paper (PDF)')
    .option('--paper <size>', `the paper of the plot: ${PAPERS.join(', ')}`)
    .option('--orientation <way>', 'portrait or landscape')
    .option('--scale <scale>', 'the scale of the plot, such as 1in=40ft or 1:500; the largest that fits when left out')
    .option('--tract <number>', 'plot this tract alone, counted from 1')
    .option('--data <dir>', 'the data folder, which holds the positions and the keys that verify a certificate');
  for (const name of [...Object.keys(SPECIFIED), ...EXPORT_FORMATS])
    command.option(`--${name} <file>`, `write ${name}`);
  command.action(async ([path = '', ...others]: string[], options: Options) => {
    if (others.length > 0) return exportTogether([path, ...others], options);
    const { data, placements: reference, office, examiner, order, title, ...asked } = options;
    const { paper, orientation, scale, tract, ...files } = asked;
    const plot = PlotQuery.safeParse({
      paper,
      orientation,
      scale,
      tract: tract === undefined ? undefined : Number(tract) - 1,
      office,
      order,
    });
    if (!plot.success) {
      console.error(plot.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
      process.exitCode = EXIT.refused;
      return;
    }
    const held = readHeld(path);
    const wanted = Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [{ name, file }]));
    if (wanted.length === 0) {
      console.error('Name at least one file to write, such as --certificate lot.pdf');
      process.exitCode = EXIT.refused;
      return;
    }
    const placements = reference === undefined ? [] : await savedPlacements(data, reference, held.body);
    const given = { placements, office: CertificateFacts.parse({ office, examiner, order, title }), plot: plot.data };
    for (const { name, file } of wanted) await writeOne(held, name, file, given, data);
  });
}

/** Several results share a GeoPackage; every other artifact is of one document. */
async function exportTogether(paths: readonly string[], options: Options): Promise<void> {
  const { data, placements: reference, geopackage, ...others } = options;
  if (geopackage === undefined || Object.values(others).some((value) => value !== undefined)) {
    console.error('Several results are exported into one GeoPackage alone: name it with --geopackage all.gpkg');
    process.exitCode = EXIT.refused;
    return;
  }
  const documents: ManyDocument[] = [];
  for (const path of paths) {
    const { body } = readHeld(path);
    documents.push({ body, placements: reference === undefined ? [] : await savedPlacements(data, reference, body) });
  }
  try {
    writeWhole(geopackage, geopackageOfMany(documents));
    console.log(geopackage);
  } catch (problem) {
    console.error(lineOf('geopackage', problem));
    process.exitCode = EXIT.refused;
  }
}

/** What cannot be made is named, and the rest is made all the same; the exit code tells. */
async function writeOne(
  held: HeldFile,
  name: string,
  file: string,
  given: Given,
  data: string | undefined,
): Promise<void> {
  try {
    // A certificate is made over a good signature only; drawings are not certified.
    if (name === 'certificate') requireSigned(textOfBytes(held.bytes) ?? '', openKeys(data));
    writeWhole(file, await bytesOf(name, held.body, given));
    console.log(file);
  } catch (problem) {
    const line = lineOf(name, problem);
    console.error(line);
    process.exitCode = EXIT.refused;
  }
}

const lineOf = (name: string, problem: unknown): string => {
  if (problem instanceof PlotTooLarge) return `${name}: ${problem.message}`;
  return problem instanceof Refusal ? refusalLine(name, problem) : fileLine(name, problem);
};

/** A bug is none of what may be passed over. */
function fileLine(name: string, problem: unknown): string {
  const words = fileProblemOf(problem);
  if (words === null) throw problem;
  return `${name}: ${words}`;
}

async function bytesOf(
  name: string,
  body: ExtractResponse,
  { placements, office, plot }: Given,
): Promise<Uint8Array | string> {
  if (name === 'plot') return plotPdf(body, plot);
  const specified = SPECIFIED[name];
  if (specified !== undefined) return specified(body, placements, office);
  const format = EXPORT_FORMATS.find((known) => known === name);
  if (format === undefined) throw new Error(`There is no format ${name}.`);
  return exportAs(format, body, placements).bytes;
}
