// A submission with what its headers say of it.
import type { RunSource } from '#core/schema/run.ts';
import type { Submitted } from '#main/jobs/admit.ts';
import type { Sending } from '#main/jobs/submit-once.ts';
import { headerText } from '#main/service/requests/check-document.ts';

interface SubmissionHeaders {
  readonly 'idempotency-key'?: string | undefined;
  readonly 'x-client-reference'?: string | undefined;
}

export function sendingOf(source: RunSource, documents: readonly Submitted[], headers: SubmissionHeaders): Sending {
  const given = headers['x-client-reference'];
  const client_reference = given === undefined ? undefined : headerText(given).trim();
  return {
    source,
    documents,
    name: headers['idempotency-key'],
    client_reference: client_reference === '' ? undefined : client_reference,
  };
}
