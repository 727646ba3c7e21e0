// POST /v1/local/fabric/{id}/cancel: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const cancelFabricImport = notBuilt(endpoints.cancelFabricImport);
