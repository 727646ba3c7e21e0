// One GIS file of many documents: their tracts and courses in common layers, each row naming its document. A document
// without a figure has its row among the documents, so that none is lost on the way.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { geopackageLayers } from '#main/export/geopackage.ts';
import { type Column, geopackageFile, type Layer, type LayerFeature } from '#main/export/geopackage-file.ts';
import { UNDEFINED_CARTESIAN } from '#main/export/geopackage-tables.ts';
import { momentOf, referenceText } from '#main/export/words.ts';

export interface ManyDocument {
  readonly body: ExtractResponse;
  readonly placements: readonly Placement[];
}

const OF_DOCUMENT: readonly Column[] = [
  { name: 'document_number', type: 'INTEGER', note: 'Number of the document in this file, from 1' },
  { name: 'document', type: 'TEXT', note: 'Name of the document' },
  { name: 'document_sha256', type: 'TEXT', note: 'SHA-256 of the document as extracted' },
];

/** Deterministic bytes; refuses where none of them has a figure or a located aliquot. */
export function geopackageOfMany(documents: readonly ManyDocument[]): Uint8Array<ArrayBuffer> {
  const merged = new Map<string, Layer & { features: LayerFeature[] }>();
  const rows = documents.map(({ body, placements }, index) => {
    const layers = geopackageLayers(body, placements);
    for (const layer of layers) merge(merged, layer, ofDocument(body, index));
    const drawn = layers.some(({ features }) => features.length > 0);
    return { geometry: null, values: documentValues(body, index, drawn) };
  });
  const layers = [...merged.values()];
  if (!layers.some(({ features }) => features.length > 0)) throw new Refusal('nothing_to_draw');
  const at = documents
    .map(({ body }) => momentOf(body).toISOString())
    .toSorted()
    .at(-1);
  return geopackageFile([...layers, documentsLayer(rows)], {
    at: at ?? '1970-01-01T00:00:00Z',
    facts: {
      name: `${documents.length} documents`,
      description:
        'Legal descriptions as read from recorded documents, with their verdicts. Not a survey. Each document lies in a plane of its own: only layers in WGS 84 show how they lie to each other.',
      documents: documents.length,
      documents_without_figure: rows.filter(({ values }) => values.drawn === false).length,
    },
  });
}

const ofDocument = (body: ExtractResponse, index: number): LayerFeature['values'] => ({
  document_number: index + 1,
  document: body.document,
  document_sha256: body.attestation?.document_sha256 ?? '',
});

/** Layers of one name are alike in every document; what names the document is put to those that do not have it. */
function merge(
  merged: Map<string, Layer & { features: LayerFeature[] }>,
  layer: Layer,
  own: LayerFeature['values'],
): void {
  const known = merged.get(layer.name) ?? { ...layer, columns: withDocument(layer.columns), features: [] };
  merged.set(layer.name, known);
  for (const { geometry, values } of layer.features) known.features.push({ geometry, values: { ...values, ...own } });
}

function withDocument(columns: readonly Column[]): Column[] {
  const names = new Set(columns.map(({ name }) => name));
  return [...columns, ...OF_DOCUMENT.filter(({ name }) => !names.has(name))];
}

const DOCUMENT_COLUMNS: readonly Column[] = [
  ...OF_DOCUMENT,
  { name: 'drawn', type: 'BOOLEAN', note: 'Whether anything of it could be drawn; its rows stand in the other layers' },
  { name: 'tracts', type: 'INTEGER', note: 'How many tracts it describes' },
  { name: 'verdicts', type: 'TEXT', note: 'Verdict of each tract, or of the document, one to a line' },
  { name: 'recording', type: 'TEXT', note: 'Where the document is recorded' },
  { name: 'grantors', type: 'TEXT', note: 'One to a line' },
  { name: 'grantees', type: 'TEXT', note: 'One to a line' },
  { name: 'county', type: 'TEXT', note: 'County' },
  { name: 'state', type: 'TEXT', note: 'State' },
  { name: 'signature', type: 'TEXT', note: 'Signature of the result' },
];

function documentValues(body: ExtractResponse, index: number, drawn: boolean): LayerFeature['values'] {
  const { metadata, tracts } = body.extraction;
  const verdicts = body.groundtruth_verdicts.map(({ tract, status }) => `${status} ${tract}`);
  const whole =
    body.document_verdict === null ? [] : [`${body.document_verdict.status} ${body.document_verdict.document}`];
  return {
    ...ofDocument(body, index),
    drawn,
    tracts: tracts.length,
    verdicts: [...verdicts, ...whole].join('\n'),
    recording: metadata.recording === '' ? '' : referenceText(metadata.recording),
    grantors: metadata.grantors.join('\n'),
    grantees: metadata.grantees.join('\n'),
    county: metadata.county,
    state: metadata.state,
    signature: body.attestation?.signature ?? '',
  };
}

const documentsLayer = (features: readonly LayerFeature[]): Layer => ({
  name: 'documents',
  description:
    'The documents of this file, without shapes of their own; those that could not be drawn stand here alone',
  srs_id: UNDEFINED_CARTESIAN,
  geometry_type: 'POINT',
  columns: DOCUMENT_COLUMNS,
  features,
});
