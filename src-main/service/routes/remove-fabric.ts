// DELETE /v1/local/fabric/{id}: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const removeFabric = notBuilt(endpoints.removeFabric);
