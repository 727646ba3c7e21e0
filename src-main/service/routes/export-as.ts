// POST /v1/export/{format}: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const exportAs = notBuilt(endpoints.exportAs);
