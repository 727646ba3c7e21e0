// Every hard day there is, in the order they are run.
import type { HardDay } from '#test/hard/hard-day.ts';
import { fullDisk } from '#test/hard/full-disk.ts';
import { importLoss } from '#test/hard/import-loss.ts';
import { migrationLoss } from '#test/hard/migration-loss.ts';
import { powerLoss } from '#test/hard/power-loss.ts';
import { twoInstances } from '#test/hard/two-instances.ts';

export const HARD_DAYS: readonly HardDay[] = [powerLoss, importLoss, migrationLoss, fullDisk, twoInstances];
