// npm run clients [-- FOLDER [ADDRESS]]: clients for TypeScript, Python and C#, into dist/clients unless told otherwise.
import { resolve } from 'node:path';
import { openapiOf } from '#core/api/openapi.ts';
import { makeClients } from '#main/cli/make-clients.ts';
import { configOf } from '#main/config.ts';

const [folder = 'dist/clients', address = 'http://127.0.0.1:7420'] = process.argv.slice(2);
for (const file of await makeClients(openapiOf(configOf({}).version, address), resolve(folder))) console.log(file);
