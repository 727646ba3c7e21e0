// deedproof fabric: the survey fabric that aliquots and section corners are placed by.
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import type { FabricImport, FabricSource } from '#core/schema/local.ts';
import type { App } from '#main/app.ts';
import { EXIT } from '#main/cli/exit.ts';
import { withApp } from '#main/cli/with-app.ts';

export function addFabric(program: Command): void {
  const fabric = program.command('fabric').description('survey fabric: townships, sections, parts and corners');
  fabric
    .command('import')
    .description('import GeoPackage, Shapefile, GeoJSON or FileGDB (zipped too)')
    .argument('<file...>')
    .option('--data <dir>', 'the data folder')
    .action((files: string[], options: { data?: string }) =>
      withApp(options.data, async (app) => {
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
      }),
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
      withApp(options.data, async (app) => {
        const { sources } = app.fabric.list();
        if (sources.length === 0) console.log('Nothing imported yet.');
        for (const source of sources) console.log(lineOf(source));
      }),
    );
  fabric
    .command('remove')
    .description('remove an imported source by its id')
    .argument('<id>')
    .option('--data <dir>', 'the data folder')
    .action((id: string, options: { data?: string }) =>
      withApp(options.data, async (app) => {
        if (app.fabric.remove(id)) console.log(`${id} is removed.`);
        else {
          console.error(`There is no source ${id}: deedproof fabric list shows them.`);
          process.exitCode = EXIT.refused;
        }
      }),
    );
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
