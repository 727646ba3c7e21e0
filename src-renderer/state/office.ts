// Who certifies: the office and the examiner of the settings, as certificates and plots print them.
import type { CertificateFacts } from '#core/schema/certificate-facts.ts';
import { useSettings } from '#renderer/state/settings.ts';

export function officeFacts(): CertificateFacts {
  const { office = '', operator = '' } = useSettings.getState().settings ?? {};
  return toldFacts({ office, examiner: operator });
}

/** Only what says something. */
export const toldFacts = (facts: CertificateFacts): CertificateFacts =>
  Object.fromEntries(
    Object.entries(facts)
      .map(([name, value]) => [name, (value ?? '').trim()])
      .filter(([, value]) => value !== ''),
  );
