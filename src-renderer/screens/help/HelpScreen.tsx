// The manual: chapters, and what every reason of a verdict means. It opens at what the address names.
import { useEffect, useMemo, useState } from 'react';
import type { Meaning } from '#core/verdict/wording/meaning.ts';
import { MEANINGS } from '#core/verdict/wording/meanings.ts';
import { ChapterText } from '#renderer/screens/help/ChapterText.tsx';
import { CHAPTERS } from '#renderer/screens/help/chapters.ts';
import { ShortcutTables } from '#renderer/screens/help/ShortcutsDialog.tsx';
import { showShortcuts, showTour } from '#renderer/state/help.ts';
import { go, useRoute } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { SearchField } from '#renderer/ui/Field.tsx';

const REASONS = 'reasons';

export function HelpScreen() {
  const subject = useRoute((route) => route.subject);
  const isReason = subject === REASONS || Object.hasOwn(MEANINGS, subject);
  const chapter = CHAPTERS.find(({ id }) => id === (isReason ? REASONS : subject)) ?? CHAPTERS[0];
  const open = chapter?.id ?? '';
  return (
    <>
      <header className="screen-head">
        <h1>Manual</h1>
        <span className="spacer" />
        <a className="button button-plain" href="docs/index.html" target="_blank" rel="noreferrer">
          Documentation
        </a>
        <Button onPress={() => showTour(0)}>Take the tour</Button>
        <Button onPress={() => showShortcuts(true)}>Keyboard shortcuts</Button>
      </header>
      <div className="manual">
        <nav className="manual-nav" aria-label="Chapters">
          {CHAPTERS.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className="manual-tab"
              aria-current={id === open ? 'page' : undefined}
              onClick={() => go('help', id)}
            >
              {title}
            </button>
          ))}
        </nav>
        <article className="manual-page" key={open}>
          <h2>{chapter?.title}</h2>
          {open === REASONS ? (
            <Reasons named={subject} />
          ) : open === 'keys' ? (
            <ShortcutTables />
          ) : (
            <ChapterText id={open} />
          )}
        </article>
      </div>
    </>
  );
}

const ENTRIES: readonly (readonly [string, Meaning])[] = Object.entries(MEANINGS).sort(([, one], [, other]) =>
  one.title.localeCompare(other.title, 'en'),
);

function Reasons({ named }: { readonly named: string }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return ENTRIES.filter(([code, { title, means, remedy }]) => {
      const text = `${code} ${title} ${means} ${remedy}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [search]);
  useEffect(() => {
    const entry = document.getElementById(`reason-${named}`);
    entry?.scrollIntoView({ block: 'start' });
    entry?.focus({ preventScroll: true });
  }, [named]);
  return (
    <>
      <SearchField label="Search the reasons" value={search} onChange={setSearch} />
      <p className="muted" role="status">
        {found.length === 1 ? '1 reason' : `${String(found.length)} reasons`}
      </p>
      {found.map(([code, { title, means, remedy }]) => (
        <section
          key={code}
          id={`reason-${code}`}
          className="reason-entry"
          tabIndex={-1}
          aria-label={title}
          aria-current={code === named ? 'true' : undefined}
        >
          <h3>
            {title} <code>{code}</code>
          </h3>
          <p>{means}</p>
          <p>
            <strong>What to do.</strong> {remedy}
          </p>
          {code === 'fabric_says' ? (
            <Button onPress={() => go('settings', 'fabric')}>Import a survey fabric…</Button>
          ) : null}
        </section>
      ))}
    </>
  );
}
