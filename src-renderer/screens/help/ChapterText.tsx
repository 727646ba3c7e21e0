// The text of a chapter, as the documentation has it.
import { useEffect, useState } from 'react';

let texts: Promise<Readonly<Record<string, string>>> | null = null;

async function fetchTexts(): Promise<Readonly<Record<string, string>>> {
  const reply = await fetch('docs/manual.json');
  if (!reply.ok) throw new Error(`The manual is not there: ${String(reply.status)}.`);
  return (await reply.json()) as Record<string, string>;
}

export function ChapterText({ id }: { readonly id: string }) {
  const [text, setText] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let shown = true;
    texts ??= fetchTexts();
    texts
      .then((all) => {
        if (shown) setText(all[id] ?? '');
      })
      .catch(() => {
        texts = null;
        if (shown) setMissing(true);
      });
    return () => {
      shown = false;
    };
  }, [id]);
  if (missing)
    return <p role="alert">The manual cannot be fetched from this machine's service. Open it again in a moment.</p>;
  if (text === null) return <p className="muted">Opening the manual…</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own documentation, made into HTML when the window was built
  return <div className="manual-text" dangerouslySetInnerHTML={{ __html: text }} />;
}
