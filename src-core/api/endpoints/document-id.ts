// The id of one document, or of one errand, in an address.
import { z } from 'zod';

export const DocumentId = z.object({ id: z.string() });
