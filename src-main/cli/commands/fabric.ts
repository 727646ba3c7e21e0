// deedproof fabric: the survey fabric that aliquots and section corners are placed by.
import { openAsBlob, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import type { Client } from '#core/api/client.ts';
import { Refusal } from '#core/api/errors.ts';
import type { FabricImport, FabricSource } from '#core/schema/local.ts';
import type { App } from '#main/app.ts';
import { EXIT } from '#main/cli/exit.ts';
import { withApp } from '#main/cli/with-app.ts';
import { withHouse } from '#main/cli/with-house.ts';

export function addFabric(program: Command): void {
  const fabric = program.command('fabric').description('survey fabric: townships, sections, parts and corners');
  fabric
    .command('import')
    .description('import GeoPackage, Shapefile, GeoJSON or FileGDB (zipped too)')
    .argument('<file...>')
    .option('--data <dir>', 'the data folder')
    .action((files: string[], options: { data?: string }) =>
      withHouse(
        options.data,
        async (app) => {
          for (const file of files) {
            statSync(file);
            const bar = barOf(basename(file));
            const { done } = app.fabric.beginImport(file, { name: basename(file), onProgress: bar.show });
            const interrupt = () => void app.fabric.list().imports.map(({ id }) => app.fabric.cancelImport(id));
            process.once('SIGINT', interrupt);
            const state = await done;
            process.off('SIGINT', interrupt);
            bar.stop();
            report(state);
          }
        },
        async (client) => {
          for (const file of files) report(await importBeside(client, file));
        },
      ),
    );
  fabric
    .command('fetch')
    .description('fetch townships by their PLSSID from an ArcGIS map service that publishes CadNSDI')
    .argument('<plssid...>', 'such as SD051280N0670W0')
    .option('--service <url>', 'the address of the map service; the one in the settings when left out')
    .option('--data <dir>', 'the data folder')
    .action((plssids: string[], options: { service?: string; data?: string }) =>
      withApp(options.data, (app) => fetchAll(app, plssids, options.service)),
    );
  fabric
    .command('list')
    .description('what has been imported')
    .option('--data <dir>', 'the data folder')
    .action((options: { data?: string }) =>
      withHouse(
        options.data,
        async (app) => listAll(app.fabric.list().sources),
        async (client) => listAll((await client.call('listFabric')).value.sources),
      ),
    );
  fabric
    .command('remove')
    .description('remove an imported source by its id')
    .argument('<id>')
    .option('--data <dir>', 'the data folder')
    .action((id: string, options: { data?: string }) =>
      withHouse(
        options.data,
        async (app) => tellRemoved(id, app.fabric.remove(id)),
        async (client) => {
          const { sources } = (await client.call('listFabric')).value;
          const known = sources.some((source) => source.id === id);
          if (known) await client.call('removeFabric', { params: { id } });
          tellRemoved(id, known);
        },
      ),
    );
}

function listAll(sources: readonly FabricSource[]): void {
  if (sources.length === 0) console.log('Nothing imported yet.');
  for (const source of sources) console.log(lineOf(source));
}

function tellRemoved(id: string, removed: boolean): void {
  if (removed) console.log(`${id} is removed.`);
  else {
    console.error(`There is no source ${id}: deedproof fabric list shows them.`);
    process.exitCode = EXIT.refused;
  }
}

const LOOK_EVERY_MS = 200;

/** Through the service that has the data folder. A geodatabase that is a folder has to be zipped for it. */
async function importBeside(client: Client, file: string): Promise<FabricImport> {
  if (statSync(file).isDirectory())
    throw new Refusal(
      'unsupported_format',
      {},
      `${file}: while the application is open, zip the folder and import that.`,
    );
  const body = await openAsBlob(file);
  const bar = barOf(basename(file));
  const { id } = (await client.call('importFabric', { query: { name: basename(file) }, body })).value;
  const stop = () => void client.call('cancelFabricImport', { params: { id } });
  process.once('SIGINT', stop);
  try {
    for (;;) {
      const state = (await client.call('listFabric')).value.imports.find((one) => one.id === id);
      if (state === undefined) throw new Error(`${file}: the service lost the import.`);
      if (state.status !== 'running') return state;
      bar.show(state);
      await setTimeout(LOOK_EVERY_MS);
    }
  } finally {
    process.off('SIGINT', stop);
    bar.stop();
  }
}

/** Nothing is asked of the network unless a person has named a service. */
async function fetchAll(app: App, plssids: readonly string[], service: string | undefined): Promise<void> {
  const address = (service ?? app.settings.fabric_service).trim();
  if (address === '') {
    const how = 'Name one with --service, or in the settings under the survey fabric.';
    throw new Refusal('source_unavailable', {}, `No map service is configured. ${how}`);
  }
  for (const plssid of plssids) {
    const held = app.fabric.holdsSectionsOf(plssid);
    const state = await app.fabric.fetchTownship(plssid, address);
    if (held && state.status === 'succeeded') console.log(`${plssid}: already imported; nothing was fetched.`);
    else report(state);
  }
}

function lineOf(source: FabricSource): string {
  const counts = `${source.townships} townships, ${source.sections} sections, ${source.parts} parts, ${source.points} corners`;
  return `${source.id}  ${source.imported_at.slice(0, 10)}  ${counts}  ${source.name}`;
}

function report(state: FabricImport): void {
  if (state.status === 'succeeded') {
    console.log(`${state.name}: ${state.features} features imported.`);
    return;
  }
  console.error(`${state.name}: ${state.status === 'cancelled' ? 'cancelled; nothing was kept.' : state.error}`);
  process.exitCode = EXIT.refused;
}

function barOf(name: string): { show: (state: FabricImport) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, stop: () => undefined };
  const bar = new SingleBar({ format: `${name} [{bar}] {percentage}%`, clearOnComplete: true, hideCursor: true });
  bar.start(1, 0);
  return {
    show: ({ bytes_read, bytes_total }) => bar.update(bytes_total === 0 ? 0 : bytes_read / bytes_total),
    stop: () => bar.stop(),
  };
}
