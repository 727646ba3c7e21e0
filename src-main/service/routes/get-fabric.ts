// GET /v1/fabric: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const getFabric = notBuilt(endpoints.getFabric);
