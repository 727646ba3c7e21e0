// deedproof locate: suggested positions for the tracts of a held result.
import type { Command } from 'commander';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { changeBeside, changeHeld, JSON_BODY } from '#main/cli/signed-change.ts';
import { withHouse } from '#main/cli/with-house.ts';
import { locate } from '#main/pipeline/locate.ts';
import { placedParcels } from '#main/service/ground/placed-parcels.ts';

const RECENT_RUNS = 500;

interface Options {
  readonly source: string;
  readonly out?: string;
  readonly data?: string;
}

export function addLocate(program: Command): void {
  program
    .command('locate')
    .description('suggest where the tracts of a held result lie; always to be reviewed')
    .argument('<held>', 'a file written by extract')
    .option('--source <source>', 'auto, plss_corner or adjoiner', 'auto')
    .option('--out <file>', 'where the located result goes; over the held file when left out')
    .option('--data <dir>', 'the data folder')
    .action(async (path: string, options: Options) => {
      const out = options.out ?? path;
      const done = await withHouse(
        options.data,
        async (app) => {
          const placed = await placedParcels(app, { account_id: app.desktop.id, mode: 'live' }, RECENT_RUNS);
          return changeHeld(app, path, out, (body) => locate(body, options.source, { fabric: app.fabric, placed }));
        },
        async (client) => {
          const reply = await changeBeside(path, out, (bodyOf) =>
            client.call('locate', { body: bodyOf({ source: options.source }), headers: JSON_BODY }),
          );
          return { ...reply, body: reply.extraction };
        },
      );
      console.log(`${done.located} located`);
      for (const verdict of done.body.groundtruth_verdicts) {
        console.log(`  ${whereOf(verdict)}  ${verdict.tract}`);
        for (const reason of verdict.location?.reasons ?? []) console.log(`    ${reason}`);
      }
    });
}

function whereOf({ location, georef }: TractVerdict): string {
  if (georef !== null) return `in ${georef.plss_id} by the fabric`;
  return location?.pob == null ? 'not located' : `${location.pob[1]}, ${location.pob[0]}`;
}
