// Clients for programs of the office, made from the OpenAPI document by generators that are kept elsewhere.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';

/** Makes the clients for Python and C#; a Java program that is installed under one of these names. */
const GENERATORS = ['openapi-generator-cli', 'openapi-generator'] as const;

export interface MadeClient {
  readonly language: 'TypeScript' | 'Python' | 'C#';
  /** Null where it could not be made. */
  readonly folder: string | null;
  readonly why?: string;
}

/** `document` is the contract as it is served, with the address that the clients ask. */
export async function makeClients(document: unknown, folder: string): Promise<MadeClient[]> {
  mkdirSync(folder, { recursive: true });
  const contract = join(folder, 'openapi.json');
  writeFileSync(contract, JSON.stringify(document, null, 2));
  return [
    await makeTypeScript(contract, join(folder, 'typescript')),
    make('Python', ['-g', 'python', '--additional-properties=packageName=deedproof'], contract, join(folder, 'python')),
    make('C#', ['-g', 'csharp', '--additional-properties=packageName=Deedproof'], contract, join(folder, 'csharp')),
  ];
}

/** One file of typed functions over fetch. */
export async function makeTypeScript(contract: string, folder: string): Promise<MadeClient> {
  mkdirSync(folder, { recursive: true });
  await generate(
    {
      input: contract,
      output: {
        target: join(folder, 'client.ts'),
        client: 'fetch',
        baseUrl: { getBaseUrlFromSpecification: true },
        override: { splitByContentType: true },
      },
    },
    folder,
  );
  return { language: 'TypeScript', folder };
}

function make(
  language: MadeClient['language'],
  words: readonly string[],
  contract: string,
  folder: string,
): MadeClient {
  const program = GENERATORS.find((name) => spawnSync(name, ['version']).status === 0);
  if (program === undefined) return { language, folder: null, why: `${GENERATORS[0]} is not installed here` };
  const made = spawnSync(program, ['generate', '-i', contract, '-o', folder, ...words], { encoding: 'utf8' });
  return made.status === 0 ? { language, folder } : { language, folder: null, why: made.stderr.trim() };
}
