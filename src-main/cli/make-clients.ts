// Clients for programs of the office, made from the OpenAPI document: TypeScript by a generator that is kept elsewhere,
// Python and C# by our own, since those that are kept need Java or .NET and drop the keys and the bytes that are signed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'orval';
import { readShape } from '#main/cli/client-shape.ts';
import { csharpClient } from '#main/cli/csharp-client.ts';
import { pythonClient } from '#main/cli/python-client.ts';

/** The files that were made. `document` is the contract as it is served, with the address that the clients ask. */
export async function makeClients(document: unknown, folder: string): Promise<string[]> {
  const shape = readShape(document);
  const made = [
    ['openapi.json', JSON.stringify(document, null, 2)],
    ['deedproof.py', pythonClient(shape)],
    ['Deedproof.cs', csharpClient(shape)],
  ] as const;
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of made) writeFileSync(join(folder, name), text);
  await makeTypeScript(join(folder, 'openapi.json'), folder);
  return ['deedproof.ts', 'deedproof.py', 'Deedproof.cs'].map((name) => join(folder, name));
}

/** One file of typed functions over fetch. */
async function makeTypeScript(contract: string, folder: string): Promise<void> {
  await generate(
    {
      input: contract,
      output: {
        target: join(folder, 'deedproof.ts'),
        client: 'fetch',
        baseUrl: { getBaseUrlFromSpecification: true },
        override: { splitByContentType: true },
      },
    },
    folder,
  );
}
