// What the library is narrowed by beside search and verdict, its saved views and its columns.
import { Columns3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LibraryChoices } from '#core/schema/library.ts';
import { service } from '#renderer/api/service.ts';
import { ColumnsDialog } from '#renderer/screens/library/ColumnsDialog.tsx';
import { ViewsMenu } from '#renderer/screens/library/ViewsMenu.tsx';
import { changeView, useLibrary } from '#renderer/state/library.ts';
import type { LibraryPeriod } from '#renderer/state/library-view.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Choice, Switch } from '#renderer/ui/Field.tsx';

const PERIODS: readonly { id: LibraryPeriod; label: string }[] = [
  { id: 'any', label: 'Any date' },
  { id: 'day', label: 'Today' },
  { id: 'week', label: 'Last 7 days' },
  { id: 'month', label: 'Last 30 days' },
  { id: 'year', label: 'Last 365 days' },
];

export function LibraryTools() {
  const [choosing, setChoosing] = useState(false);
  const choices = useChoices();
  const county = useLibrary((state) => state.county);
  const assignee = useLibrary((state) => state.assignee);
  const pending = useLibrary((state) => state.pending);
  const period = useLibrary((state) => state.period);
  return (
    <div className="selection-bar library-tools" role="toolbar" aria-label="What is shown">
      <Choice
        compact
        label="County"
        value={county}
        options={optionsOf('Any county', choices.counties, county)}
        onChange={(id) => changeView({ county: id })}
      />
      <Choice
        compact
        label="Assigned to"
        value={assignee}
        options={optionsOf('Anybody', choices.assignees, assignee)}
        onChange={(id) => changeView({ assignee: id })}
      />
      <Choice compact label="Read" value={period} options={PERIODS} onChange={(id) => changeView({ period: id })} />
      <Switch label="Corrections pending" on={pending} onChange={(on) => changeView({ pending: on })} />
      <span className="spacer" />
      <ViewsMenu />
      <Button kind="quiet" icon={<Columns3 size={14} aria-hidden />} onPress={() => setChoosing(true)}>
        Columns
      </Button>
      <ColumnsDialog open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

function optionsOf(any: string, choices: LibraryChoices['counties'], chosen: string) {
  const known = choices.map(({ value, documents }) => ({
    id: value,
    label: `${value} (${documents.toLocaleString('en-US')})`,
  }));
  const missing = chosen !== '' && !known.some(({ id }) => id === chosen) ? [{ id: chosen, label: chosen }] : [];
  return [{ id: '', label: any }, ...known, ...missing];
}

/** Anew when the number of documents changed. */
function useChoices(): LibraryChoices {
  const [choices, setChoices] = useState<LibraryChoices>({ counties: [], assignees: [], clients: [] });
  const total = useLibrary((state) => state.total);
  const loaded = useLibrary((state) => state.loaded);
  useEffect(() => {
    if (!loaded) return;
    let gone = false;
    const timer = window.setTimeout(
      () => {
        service.call('listChoices').then(
          ({ value }) => gone || setChoices(value),
          // Whether the service is there at all is the health watch's to tell.
          () => undefined,
        );
      },
      200 + (total % 2),
    );
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [total, loaded]);
  return choices;
}
