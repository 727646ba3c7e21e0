// A fabric in a folder of its own for one test file, filled from files or from text.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fabric, openFabric } from '#main/fabric/fabric.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

export const SAMPLE_PATH = new URL('../../resources/fabric/sample-township.geojson', import.meta.url).pathname;
export const goldenFabric = (name: string): string => new URL(`../golden/plss/${name}`, import.meta.url).pathname;

export interface TestFabric {
  fabric: Fabric;
  folder: string;
  /** Writes the text to a file of the folder and returns its path. */
  file(name: string, content: string | Uint8Array): string;
  done(): Promise<void>;
}

export function emptyFabric(): TestFabric {
  const folder = temporaryFolder('fabric');
  const fabric = openFabric(
    join(folder, 'data'),
    () => new Date('2026-01-02T03:04:05Z'),
    (error) => {
      throw error;
    },
  );
  return {
    fabric,
    folder,
    file(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    async done() {
      await fabric.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With the sample township, or the files named, imported. */
export async function fabricWith(...paths: string[]): Promise<TestFabric> {
  const made = emptyFabric();
  for (const path of paths.length > 0 ? paths : [SAMPLE_PATH]) {
    const { status, error } = await made.fabric.beginImport(path, { name: path.split('/').at(-1) ?? path }).done;
    if (status !== 'succeeded') throw new Error(`${path}: ${status} ${error ?? ''}`);
  }
  return made;
}
