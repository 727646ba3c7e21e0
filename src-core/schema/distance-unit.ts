// The thirteen units of length that a deed may measure in.
import { z } from 'zod';

export const DistanceUnit = z.enum([
  'feet',
  'inches',
  'yards',
  'miles',
  'rods',
  'poles',
  'perches',
  'chains',
  'links',
  'meters',
  'kilometers',
  'varas',
  'arpents',
]);
export type DistanceUnit = z.infer<typeof DistanceUnit>;
