// What this is, which version, and what it is built on.
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useHealth } from '#renderer/state/health.ts';

const BUILT_ON: readonly { name: string; licence: string }[] = [
  { name: 'Electron', licence: 'MIT' },
  { name: 'Fastify', licence: 'MIT' },
  { name: 'GeographicLib', licence: 'MIT' },
  { name: 'Inter (typeface)', licence: 'OFL-1.1' },
  { name: 'Lucide icons', licence: 'ISC' },
  { name: 'ONNX Runtime', licence: 'MIT' },
  { name: 'OpenLayers', licence: 'BSD-2-Clause' },
  { name: 'pdf.js', licence: 'Apache-2.0' },
  { name: 'PDFium', licence: 'BSD-3-Clause' },
  { name: 'PDFKit', licence: 'MIT' },
  { name: 'PP-OCR models', licence: 'Apache-2.0' },
  { name: 'React, React Aria', licence: 'MIT, Apache-2.0' },
  { name: 'SQLite, better-sqlite3', licence: 'Public domain, MIT' },
  { name: 'TanStack Virtual', licence: 'MIT' },
  { name: 'Tesseract', licence: 'Apache-2.0' },
  { name: 'Zod, zustand', licence: 'MIT' },
];

export function AboutSection() {
  const version = useHealth((state) => state.status?.version ?? '');
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
      <table className="rows" aria-label="Licences">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {BUILT_ON.map((part) => (
            <tr key={part.name}>
              <td>{part.name}</td>
              <td>{part.licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
