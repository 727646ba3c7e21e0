// GET /v1/local/fabric/features: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const fabricFeatures = notBuilt(endpoints.fabricFeatures);
