// A section of the settings: heading, a sentence on what it is, and its contents.
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  return (
    <section className="settings-section">
      <h2>{title}</h2>
      <p className="muted">{about}</p>
      {children}
    </section>
  );
}
