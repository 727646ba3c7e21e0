// The process that pictures of pages are recognised in. Its engines start with the first page and stay for the next.
import type { DrawnPage } from '#main/ingest/pdf/parse-session.ts';
import { recognisePage } from '#main/ingest/scan/recognise-page.ts';
import { serveTasks } from '#main/ingest/workers/serve-tasks.ts';

serveTasks({ recognise: (page: DrawnPage) => recognisePage(page) });
