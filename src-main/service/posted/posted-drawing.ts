// What is drawn and printed of a body that was posted back.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { PlotQuery } from '#core/schema/plot.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { type ExportedFile, exportAs, fileStem } from '#main/export/export-as.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import { geopackageOfMany } from '#main/export/geopackage-many.ts';
import { PlotTooLarge, plotPdf } from '#main/export/plot-pdf.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import { ownPlacements } from '#main/service/ground/own-placements.ts';
import type { PostedTask } from '#main/service/posted/posted-task.ts';
import { Invalid } from '#main/service/requests/validation.ts';

type Drawing = Extract<PostedTask, { readonly kind: 'dxf' | 'geopackage' | 'export' }>;

export function drawn(task: Drawing, body: ExtractResponse): ExportedFile {
  const placements = ownPlacements(body, task.documents);
  if (task.kind === 'export') return exportAs(task.format, body, placements);
  return task.kind === 'dxf'
    ? named(body, '.dxf', dxfOf(body, placements), 'application/dxf')
    : named(body, '.gpkg', geopackageOf(body, placements), 'application/geopackage+sqlite3');
}

/** Each with the positions saved for it, told by its id. */
export function drawnTogether({ held, documents }: Extract<PostedTask, { readonly kind: 'many' }>): ExportedFile {
  const bytes = geopackageOfMany(
    held.map(({ id, text }) => ({
      body: heldResponseOf(text),
      placements: documents.find((one) => one.id === id)?.placements ?? [],
    })),
  );
  return { bytes, media_type: 'application/geopackage+sqlite3', file_name: `${String(held.length)} documents.gpkg` };
}

type Certifying = Extract<PostedTask, { readonly kind: 'certificate' }>;

export async function certified({ documents, facts }: Certifying, body: ExtractResponse): Promise<ExportedFile> {
  const bytes = await certificatePdf(body, ownPlacements(body, documents), facts);
  return named(body, '-certificate.pdf', bytes, 'application/pdf');
}

function named(body: ExtractResponse, ending: string, bytes: Uint8Array, media_type: string): ExportedFile {
  return { bytes, media_type, file_name: `${fileStem(body)}${ending}` };
}

/** A scale that takes too many sheets is a request that does not fit. */
export async function plotted(body: ExtractResponse, query: PlotQuery): Promise<ExportedFile> {
  try {
    return named(body, '-plot.pdf', await plotPdf(body, query), 'application/pdf');
  } catch (fault) {
    if (!(fault instanceof PlotTooLarge)) throw fault;
    throw new Invalid([{ loc: ['query', 'scale'], msg: fault.message, type: 'too_large', input: query.scale }]);
  }
}
