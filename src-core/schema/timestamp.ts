// A moment in UTC, RFC 3339. Its form is told to readers of the contract, not asked of bodies that are posted back.
import { z } from 'zod';

export const Timestamp = z.string().meta({ format: 'date-time' });
