// What a release is made of, as CycloneDX: npm's own list of packages, with Electron, the lettering and the data that ship
// beside them. The same sources give the same bytes, so that two people can compare what they built.
import { createHash } from 'node:crypto';

export interface NpmBill {
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string; readonly version: string }[];
  readonly dependencies: readonly object[];
  readonly metadata: { readonly component: object };
}

/** A package or data that ships, also where npm does not count it among those at run time. */
export interface ShippedBesides {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export interface ShippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface Release {
  readonly version: string;
  /** When its sources were committed. */
  readonly date: Date;
}

const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

export function billOfMaterials(
  npm: NpmBill,
  besides: readonly ShippedBesides[],
  files: readonly ShippedFile[],
  { version, date }: Release,
): string {
  // npm leaves out the second version of a package that is there in two.
  const known = new Set(npm.components.map(nameAndVersion));
  const components = [
    ...npm.components,
    ...besides.filter((beside) => !known.has(nameAndVersion(beside))).map(besideOf),
    ...files.map(({ path, bytes }) => ({
      'bom-ref': `file:${path}`,
      type: path.endsWith('.onnx') ? 'machine-learning-model' : 'file',
      name: path,
      version,
      hashes: [{ alg: 'SHA-256', content: digest(bytes) }],
    })),
  ].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const body = { components, dependencies: npm.dependencies };
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(body))}`,
    version: 1,
    metadata: {
      timestamp: date.toISOString(),
      component: { ...npm.metadata.component, type: 'application', name: 'deedproof', version },
    },
    ...body,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

const nameAndVersion = ({ name, version }: { name: string; version: string }): string =>
  version === '' ? name : `${name}@${version}`;

function besideOf({ name, version, licence }: ShippedBesides) {
  return {
    'bom-ref': nameAndVersion({ name, version }),
    type: 'library',
    name,
    version,
    licenses: [{ license: { name: licence } }],
  };
}

/** An identifier by content, in the form that the standard asks for. */
function uuidOf(text: string): string {
  const hex = digest(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
