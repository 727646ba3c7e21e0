// The one place for endpoints that stand in the table before their work is done. They answer 501.
import type { Endpoint } from '#core/api/endpoint.ts';
import type { Route } from '#main/service/route.ts';

export function notBuilt(row: Endpoint): Route {
  return { row, built: false, answer: () => Promise.reject(new Error('This endpoint is not built.')) };
}
