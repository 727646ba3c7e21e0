// The whole HTTP contract as one table, noun by noun. The server's parsing, the typed client, the OpenAPI document and the
// checks come from it.
import type { Endpoint } from '#core/api/endpoint.ts';
import { accountEndpoints } from '#core/api/endpoints/account.ts';
import { billingEndpoints } from '#core/api/endpoints/billing.ts';
import { extractionEndpoints } from '#core/api/endpoints/extraction.ts';
import { fabricEndpoints } from '#core/api/endpoints/fabric.ts';
import { installationEndpoints } from '#core/api/endpoints/installation.ts';
import { libraryEndpoints } from '#core/api/endpoints/library.ts';
import { memberEndpoints } from '#core/api/endpoints/members.ts';
import { officeEndpoints } from '#core/api/endpoints/office.ts';
import { postedEndpoints } from '#core/api/endpoints/posted.ts';
import { runEndpoints } from '#core/api/endpoints/runs.ts';
import { uploadEndpoints } from '#core/api/endpoints/uploads.ts';

export const endpoints = {
  ...extractionEndpoints,
  ...uploadEndpoints,
  ...postedEndpoints,
  ...runEndpoints,
  ...accountEndpoints,
  ...billingEndpoints,
  ...memberEndpoints,
  ...installationEndpoints,
  ...officeEndpoints,
  ...libraryEndpoints,
  ...fabricEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
