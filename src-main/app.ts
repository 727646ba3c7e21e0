// The application without a door: everything that is opened once and passed by hand.
import { join } from 'node:path';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { JobProgress } from '#core/schema/job.ts';
import type { Settings } from '#core/schema/local.ts';
import type { GeorefOf } from '#core/verdict/judge.ts';
import { desktopAccount } from '#main/account/desktop.ts';
import { type Keyring, openKeyring } from '#main/attest/keyring.ts';
import type { SecretBox } from '#main/attest/secret-box.ts';
import { type Config, type ConfigOptions, configOf } from '#main/config.ts';
import { type Fabric, openFabric } from '#main/fabric/fabric.ts';
import { georefOf } from '#main/fabric/georef.ts';
import { closeIngest } from '#main/ingest/ingest.ts';
import { type LaunchWorker, launchWorkersBy } from '#main/ingest/worker-launch.ts';
import { offlineReader } from '#main/reader/offline.ts';
import type { Reader } from '#main/reader/reader.ts';
import type { AccountTable } from '#main/store/accounts.ts';
import { closeDataFolder, type DataFolder, openDataFolder } from '#main/store/data-folder.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { loggedFault, openLogFile } from '#main/store/log-file.ts';
import { migrate } from '#main/store/migrate.ts';
import { readPreferences } from '#main/store/settings.ts';

/** A document being read: how far it is, how to stop it, and when it is over. */
export interface UnderWay {
  progress: JobProgress;
  readonly stop: AbortController;
  settled: Promise<unknown>;
}

export interface App {
  readonly config: Config;
  readonly folder: DataFolder;
  readonly db: Db;
  readonly keyring: Keyring;
  readonly reader: Reader;
  /** The imported survey fabric. */
  readonly fabric: Fabric;
  readonly georef: GeorefOf;
  /** The account of the person at this machine. */
  readonly desktop: AccountTable;
  readonly now: () => Date;
  readonly log: Logger;
  /** What the person chose; replaced whole when it changes. */
  settings: Settings;
  /** By run id. */
  readonly under_way: Map<string, UnderWay>;
}

export interface AppOptions extends ConfigOptions {
  readonly now?: () => Date;
  readonly secret_box?: SecretBox;
  readonly reader?: Reader;
  /** How worker processes are started where Node cannot fork. */
  readonly launch_worker?: LaunchWorker;
  /** Where log lines go; the data folder's log file unless given. */
  readonly log?: DestinationStream;
}

/** Opens the data folder and everything in it. Throws FolderInUse when another process has it. */
export async function openApp(options: AppOptions = {}): Promise<App> {
  const { now, secret_box, reader, launch_worker, log, ...given } = options;
  launchWorkersBy(launch_worker ?? null);
  const config = configOf(given);
  const folder = openDataFolder(config.data_dir);
  let db: Db | null = null;
  try {
    db = openDb(join(folder.path, 'deedproof.db'));
    await migrate(db);
    return await furnish(folder, db, config, options);
  } catch (fault) {
    await db?.destroy();
    closeDataFolder(folder);
    throw fault;
  }
}

async function furnish(folder: DataFolder, db: Db, config: Config, options: AppOptions): Promise<App> {
  const { now = () => new Date(), secret_box = null, port } = options;
  const settings = await readPreferences(db, defaultSettings(config));
  const keyring = openKeyring(join(folder.path, 'keyring.json'), { box: secret_box, now: now(), make: config.signing });
  const desktop = await desktopAccount(db, now());
  const lines = options.log ?? openLogFile(join(folder.path, 'logs', 'deedproof.log'));
  const log = pino({ base: null, serializers: { err: loggedFault } }, lines);
  const fabric = openFabric(folder.path, now, (fault) => log.error({ err: fault }, 'a fabric import failed'));
  return {
    config: { ...config, port: port ?? settings.port },
    folder,
    db,
    keyring,
    reader: options.reader ?? offlineReader(config.version),
    fabric,
    georef: georefOf(fabric),
    desktop,
    now,
    log,
    settings,
    under_way: new Map(),
  };
}

export async function closeApp(app: App): Promise<void> {
  closeIngest();
  await app.fabric.close();
  await app.db.destroy();
  closeDataFolder(app.folder);
}

function defaultSettings(config: Config): Settings {
  return {
    appearance: 'system',
    operator: '',
    port: config.port,
    port_open: true,
    retention: false,
    tile_address: '',
    fabric_service: '',
    model_address: '',
    model_name: '',
    welcomed: false,
  };
}
