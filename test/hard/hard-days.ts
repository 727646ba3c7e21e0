// Every hard day there is, in the order they are run.
import { allDraws } from '#test/hard/all-draws.ts';
import { busyOffice } from '#test/hard/busy-office.ts';
import { clockBack } from '#test/hard/clock-back.ts';
import { drawnScans } from '#test/hard/drawn-scans.ts';
import { fullDisk } from '#test/hard/full-disk.ts';
import type { HardDay } from '#test/hard/hard-day.ts';
import { importLoss } from '#test/hard/import-loss.ts';
import { longScan } from '#test/hard/long-scan.ts';
import { machineLoss } from '#test/hard/machine-loss.ts';
import { malformed } from '#test/hard/malformed.ts';
import { migrationLoss } from '#test/hard/migration-loss.ts';
import { millionParts } from '#test/hard/million-parts.ts';
import { powerLoss } from '#test/hard/power-loss.ts';
import { readOnly } from '#test/hard/read-only.ts';
import { twoInstances } from '#test/hard/two-instances.ts';

export const HARD_DAYS: readonly HardDay[] = [
  powerLoss,
  machineLoss,
  importLoss,
  migrationLoss,
  fullDisk,
  readOnly,
  clockBack,
  twoInstances,
  malformed,
  busyOffice,
  longScan,
  drawnScans,
  millionParts,
  allDraws,
];
