// The keys of this machine's own account, and what they used.
import { service } from '#renderer/api/service.ts';
import { KeysBody } from '#renderer/screens/settings/KeysBody.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { UsageLine } from '#renderer/screens/settings/UsageLine.tsx';

export function KeysSection() {
  return (
    <Section
      title="API keys and usage"
      about="For programs that use the local service. A key is shown once, when it is made."
    >
      <UsageLine />
      <KeysBody client={service} />
    </Section>
  );
}
