// What every process of an office is told alike, the service and its workers: where everything lies, and how much of the
// machine it may take.
import { type Command, InvalidArgumentError } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import type { AppOptions } from '#main/app.ts';
import { optionsFor } from '#main/cli/with-app.ts';
import { databaseOf, keyringFileOf, objectsOf } from '#main/config.ts';

export interface SharedWords {
  readonly data?: string;
  readonly database?: string;
  readonly objects?: string;
  readonly keyring?: string;
  readonly threads?: number;
  readonly drain: number;
}

export function addShared(command: Command): Command {
  return command
    .option('--data <dir>', 'the data folder')
    .option('--database <address>', 'a PostgreSQL that processes share, such as postgres://deedproof@db/deedproof')
    .option('--objects <place>', 'where documents lie: s3://bucket/prefix or a folder by its whole path')
    .option('--keyring <file>', 'the signing keys that several servers share; else the data folder has its own')
    .option('--threads <n>', 'scans read at the same time; else as many as there are cores, eight at most', readThreads)
    .option(
      '--drain <seconds>',
      'how long documents being read may take to finish when it is stopped',
      readSeconds,
      10,
    );
}

/** As commander leaves them: undefined where nothing was said. */
type Words = {
  readonly [Word in 'data' | 'database' | 'objects' | 'keyring' | 'threads']?: SharedWords[Word] | undefined;
};

export function sharedOptionsOf({ data, database, objects, keyring, threads }: Words): AppOptions {
  return {
    ...optionsFor(data),
    ...(database === undefined ? {} : { database: told('--database', () => databaseOf(database)) }),
    ...(objects === undefined ? {} : { objects: told('--objects', () => objectsOf(objects)) }),
    ...(keyring === undefined ? {} : { keyring_file: keyringFileOf(keyring) }),
    ...(threads === undefined ? {} : { workers: threads }),
  };
}

/** What is wrong with it is the operator's to mend, and said in a sentence; without the words, which may hold a password. */
function told<Value>(option: string, read: () => Value): Value {
  try {
    return read();
  } catch (fault) {
    throw new Refusal('server_misconfigured', {}, `${option}: ${fault instanceof Error ? fault.message : fault}`);
  }
}

function readThreads(text: string): number {
  const threads = Number(text);
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) throw new InvalidArgumentError('1 to 64.');
  return threads;
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600) throw new InvalidArgumentError('0 to 3600 seconds.');
  return seconds;
}
