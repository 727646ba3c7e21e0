// Imported before any schema is made: the page's content policy forbids parsers compiled from strings.
import { z } from 'zod';

z.config({ jitless: true });
