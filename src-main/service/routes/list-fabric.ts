// GET /v1/local/fabric: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const listFabric = notBuilt(endpoints.listFabric);
