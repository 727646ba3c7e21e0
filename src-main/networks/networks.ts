// Our own networks and the engine that runs them: native code where its package carries a binary, WebAssembly on Intel
// Macs, for which it carries none.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Values {
  readonly data: Float32Array | Int32Array;
  readonly dims: readonly number[];
}

export interface Told {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** A network of one input. */
export type Network = (input: Values) => Promise<Told[]>;

/** `finder` finds the lines of a page, `swift` reads each of them, `keen` looks again at figures; `ear` hears sentences. */
export type NetworkName = 'finder' | 'swift' | 'keen' | 'ear';

interface Models {
  /** The sign of each class but the first, which stands for none. */
  readonly signs: string;
  readonly networks: Readonly<Record<NetworkName, Model>>;
}

interface Model {
  readonly file: string;
  readonly sha256: string;
  /** What a recogniser's own chances are worth, as measured on lines that it did not learn from. */
  readonly calibration?: { readonly slope: number; readonly offset: number };
}

/** A file of the folder of models, beside the sources or in the installation. */
export function modelFile(name: string): string {
  return join(modelsAbove(import.meta.dirname), name);
}

function modelsAbove(folder: string): string {
  const models = join(folder, 'resources', 'models');
  if (existsSync(join(models, 'models.json'))) return models;
  if (dirname(folder) === folder) throw new Error('The installation is incomplete: its models are missing.');
  return modelsAbove(dirname(folder));
}

let models: Models | null = null;

function modelsOf(): Models {
  models ??= JSON.parse(readFileSync(modelFile('models.json'), 'utf8')) as Models;
  return models;
}

let signs: readonly string[] | null = null;

export function signsOf(): readonly string[] {
  signs ??= ['', ...modelsOf().signs];
  return signs;
}

/** From a network's own chance of a sign to the share of such signs that are right. */
export function calibrationOf(name: NetworkName): (chance: number) => number {
  const { slope, offset } = modelsOf().networks[name].calibration ?? { slope: 1, offset: 0 };
  return (chance) => {
    const bounded = Math.min(1 - 1e-6, Math.max(1e-6, chance));
    return 1 / (1 + Math.exp(-(slope * Math.log(bounded / (1 - bounded)) + offset)));
  };
}

/** Both engines speak one interface and load one model: they differ in speed alone. */
export async function openNetwork(
  name: NetworkName,
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Network> {
  const weights = checked(name);
  const isWeb = platform === 'darwin' && arch === 'x64';
  const { InferenceSession, Tensor } = await (isWeb ? webAssembly() : nativeCode());
  // One thread: as many recognisers run as there are cores.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3, ...memoryFor(name) } as const;
  const session = await (isWeb
    ? InferenceSession.create(readFileSync(weights), options)
    : InferenceSession.create(weights, options));
  const [input = 'x'] = session.inputNames;
  return async ({ data, dims }) => {
    const given = data instanceof Int32Array ? new Tensor('int32', data, dims) : new Tensor('float32', data, dims);
    const values = await session.run({ [input]: given });
    return session.outputNames.map((output) => {
      const found = values[output];
      if (found === undefined) throw new Error(`${name} gave no ${output}.`);
      return { data: found.data as Float32Array, dims: found.dims };
    });
  };
}

/** The ear stays open, and sentences are small: what a longer one needed is not kept for the next. */
function memoryFor(name: NetworkName): { readonly enableCpuMemArena?: false; readonly enableMemPattern?: false } {
  return name === 'ear' ? { enableCpuMemArena: false, enableMemPattern: false } : {};
}

const PIECE_BYTES = 65_536;

/** The file of weights that are those the figures were measured with; others are not run. They are never held whole. */
function checked(name: NetworkName): string {
  const { file, sha256 } = modelsOf().networks[name];
  const path = modelFile(file);
  const [sum, piece, opened] = [createHash('sha256'), Buffer.alloc(PIECE_BYTES), openSync(path, 'r')];
  try {
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece))
      sum.update(piece.subarray(0, read));
  } finally {
    closeSync(opened);
  }
  if (sum.digest('hex') !== sha256) {
    throw new Error(`The installation is damaged: ${file} is not the file it was made with.`);
  }
  return path;
}

/** Unless told not to before it is loaded, the engine reports to its maker and writes an identifier of the machine. */
function nativeCode() {
  process.env.ORT_DISABLE_TELEMETRY = '1';
  return import('onnxruntime-node');
}

async function webAssembly() {
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web/wasm');
  env.wasm.numThreads = 1;
  return { InferenceSession, Tensor };
}
