// What this is, which version, and what it is built on.
import { useEffect, useState } from 'react';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useHealth } from '#renderer/state/health.ts';

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export function AboutSection() {
  const version = useHealth((state) => state.status?.version ?? '');
  const [licences, setLicences] = useState<readonly Licence[] | null>(null);
  useEffect(() => {
    fetch('licences.json')
      .then(async (reply) => setLicences((await reply.json()) as Licence[]))
      .catch(() => setLicences([]));
  }, []);
  return (
    <Section
      title={`Deedproof ${version}`}
      about="Reads recorded deeds, checks that they close, and signs the result. Offline. Apache-2.0."
    >
      <p>
        A verdict is a suggestion and a judgement, never a placement and never a survey. What it says is for a person to
        confirm.
      </p>
      <h3>Built on</h3>
      {licences === null ? <p>Loading the licences…</p> : null}
      {licences?.length === 0 ? <p>The licences are in the installation folder, beside each package.</p> : null}
      <ul className="licences" aria-label="Licences">
        {(licences ?? []).map((part) => (
          <li key={`${part.name} ${part.version}`}>
            <details>
              <summary>
                {part.name} {part.version} <span className="muted">{part.licence}</span>
              </summary>
              <pre>{part.text === '' ? 'The package carries no licence text of its own.' : part.text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
