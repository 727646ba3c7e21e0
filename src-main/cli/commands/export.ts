// deedproof export: every artifact of a held result.
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { EXPORT_FORMATS } from '#core/api/endpoints.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { requireSigned, textOfBytes } from '#main/attest/sign.ts';
import { EXIT } from '#main/cli/exit.ts';
import { readHeld } from '#main/cli/held-file.ts';
import { openKeys } from '#main/cli/verifier.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { exportAs } from '#main/export/export-as.ts';
import { geopackageOf } from '#main/export/geopackage.ts';

type Options = Readonly<Record<string, string | undefined>>;

const SPECIFIED: Readonly<Record<string, (body: ExtractResponse) => Promise<Uint8Array> | Uint8Array | string>> = {
  certificate: certificatePdf,
  dxf: dxfOf,
  geopackage: geopackageOf,
};

export function addExport(program: Command): void {
  const command = program
    .command('export')
    .description('write the certificate, drawings and GIS files of a held result')
    .argument('<held>', 'a file written by extract')
    .option('--data <dir>', 'the data folder, whose keys verify a certificate');
  for (const name of [...Object.keys(SPECIFIED), ...EXPORT_FORMATS])
    command.option(`--${name} <file>`, `write ${name}`);
  command.action(async (path: string, options: Options) => {
    const held = readHeld(path);
    const wanted = Object.entries(options).flatMap(([name, file]) =>
      name === 'data' || file === undefined ? [] : [{ name, file }],
    );
    if (wanted.length === 0) {
      console.error('Name at least one file to write, such as --certificate lot.pdf');
      process.exitCode = EXIT.refused;
      return;
    }
    // A certificate is made over a good signature only; drawings are not certified.
    if (options.certificate !== undefined) requireSigned(textOfBytes(held.bytes) ?? '', openKeys(options.data));
    for (const { name, file } of wanted) {
      writeFileSync(file, await bytesOf(name, held.body));
      console.log(file);
    }
  });
}

async function bytesOf(name: string, body: ExtractResponse): Promise<Uint8Array | string> {
  const specified = SPECIFIED[name];
  if (specified !== undefined) return specified(body);
  const format = EXPORT_FORMATS.find((known) => known === name);
  if (format === undefined) throw new Error(`There is no format ${name}.`);
  return exportAs(format, body, []).bytes;
}
