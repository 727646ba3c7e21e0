// A finding of the second reading; a person must settle it unless it says otherwise.
import type { Finding } from '#core/schema/finding.ts';

export function finding(code: Finding['code'], told: Partial<Finding>): Finding {
  return { code, weight: 'review', quote: '', spans: [], ...told };
}
