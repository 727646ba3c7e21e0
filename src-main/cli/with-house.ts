// A command at work in the data folder, or through the service that is at work in it.
import { type Client, clientOf, type Fetch, ServiceError } from '#core/api/client.ts';
import { ERRORS, type ErrorType, Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { optionsFor, withApp } from '#main/cli/with-app.ts';
import { defaultDataDir } from '#main/config.ts';
import { FolderInUse } from '#main/store/data-folder.ts';
import { findServiceAddress } from '#main/store/service-address.ts';

/** `beside` does the same as `own` by asking the service. */
export async function withHouse<Result>(
  dataDir: string | undefined,
  own: (app: App) => Promise<Result>,
  beside: (client: Client) => Promise<Result>,
): Promise<Result> {
  try {
    return await withApp(dataDir, own);
  } catch (problem) {
    if (!(problem instanceof FolderInUse)) throw problem;
    const client = await findService(dataDir);
    if (client === null) throw problem;
    return beside(client);
  }
}

/** The service that has the folder; null when another command has it, or when it does not answer for this folder. */
async function findService(dataDir: string | undefined): Promise<Client | null> {
  const { data_dir = defaultDataDir() } = optionsFor(dataDir);
  const found = findServiceAddress(data_dir);
  if (found === null) return null;
  const client = refusing(clientOf(found.address, found.session_token, fetch as unknown as Fetch));
  return client.call('localStatus').then(
    () => client,
    () => null,
  );
}

/** A refusal of the service is the command's own. */
function refusing(client: Client): Client {
  return {
    call: (name, request) =>
      client.call(name, request).catch((fault: unknown) => {
        if (fault instanceof ServiceError && fault.type in ERRORS)
          throw new Refusal(fault.type as ErrorType, fault.extras, fault.message);
        throw fault;
      }),
  };
}
