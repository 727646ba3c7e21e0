// POST /v1/locate: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const locate = notBuilt(endpoints.locate);
