// What can be done with the courses of the open tract and with the tract itself.
import { ArrowDown, ArrowUp, ChevronDown, Combine, Copy, Pencil, Plus, Split, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callsAsTable, callsAsText } from '#renderer/screens/review/copy-calls.ts';
import { rowName } from '#renderer/screens/review/grid-columns.ts';
import { TieDialog } from '#renderer/screens/review/TieDialog.tsx';
import { TractDialog } from '#renderer/screens/review/TractDialog.tsx';
import { BESIDE, type Beside, showBeside, useBeside } from '#renderer/state/beside.ts';
import { notify } from '#renderer/state/notices.ts';
import { type RowRef, useReview } from '#renderer/state/review.ts';
import { isMac, keysText, SHORTCUTS, type ShortcutName } from '#renderer/state/shortcuts.ts';
import {
  addTract,
  canJoin,
  canSplit,
  deleteRow,
  deleteTract,
  insertRow,
  joinRow,
  moveRow,
  splitRow,
} from '#renderer/state/structure-acts.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Choice } from '#renderer/ui/Field.tsx';
import { Menu, type MenuGroup } from '#renderer/ui/Menu.tsx';

export function CallsBar() {
  const selected = useReview((state) => state.selected);
  const index = useReview((state) => state.tract);
  const count = useReview((state) => state.layout?.calls.length ?? 0);
  const [editing, setEditing] = useState(false);
  const [tying, setTying] = useState(false);
  return (
    <div className="calls-bar" role="toolbar" aria-label="Courses and tracts">
      <Menu
        label="Course"
        trigger={<Button icon={<ChevronDown size={13} aria-hidden />}>Course</Button>}
        groups={courseGroups(selected, count)}
        onChoose={(id) => (id === 'tie' ? setTying(true) : chooseCourse(id, selected, count))}
      />
      <Menu
        label="Tract"
        trigger={<Button icon={<ChevronDown size={13} aria-hidden />}>Tract</Button>}
        groups={TRACT_GROUPS}
        onChoose={(id) => {
          if (id === 'edit') setEditing(true);
          else if (id === 'add') addTract();
          else deleteTract(index);
        }}
      />
      <Menu
        label="Copy"
        trigger={<Button icon={<ChevronDown size={13} aria-hidden />}>Copy</Button>}
        groups={COPY_GROUPS}
        onChoose={(id) => void copy(id)}
      />
      <span className="spacer" />
      <BesideChoice />
      <TractDialog open={editing} onClose={() => setEditing(false)} />
      <TieDialog open={tying} onClose={() => setTying(false)} />
    </div>
  );
}

async function copy(id: string): Promise<void> {
  const tract = useReview.getState().working?.tract;
  if (tract === undefined) return;
  const { beside } = useBeside.getState();
  const state = useReview.getState().body?.extraction.metadata.state ?? '';
  await navigator.clipboard.writeText(
    id === 'text' ? callsAsText(tract, beside, state) : callsAsTable(tract, beside, state),
  );
  notify({ kind: 'done', text: 'The calls are on the clipboard.' });
}

const COPY_GROUPS: readonly MenuGroup[] = [
  {
    entries: [
      { id: 'text', label: 'Calls as text', icon: <Copy size={14} /> },
      { id: 'table', label: 'Calls as a table', icon: <Copy size={14} /> },
    ],
  },
];

const BESIDE_NAMES: Readonly<Record<Beside, string>> = {
  auto: 'As recorded',
  nothing: 'As recorded alone',
  worked: 'With what is worked out',
  azimuth: 'With azimuths',
  metres: 'With metres',
  feet: 'With feet',
  survey_feet: 'With US survey feet',
};

function BesideChoice() {
  const beside = useBeside((state) => state.beside);
  const options = BESIDE.map((id) => ({ id, label: BESIDE_NAMES[id] }));
  return <Choice label="Show calls" value={beside} options={options} onChange={showBeside} compact />;
}

const hint = (name: ShortcutName): { hint: string } => ({ hint: keysText(SHORTCUTS[name].keys[0] ?? '', isMac()) });

function courseGroups(selected: RowRef | null, count: number): MenuGroup[] {
  const row = selected;
  const isCourse = row?.kind === 'boundary';
  return [
    {
      title: row === null ? 'No course is selected' : rowName(row),
      entries: [
        { id: 'above', label: 'Insert above', icon: <Plus size={14} />, disabled: !isCourse, ...hint('calls_insert') },
        {
          id: 'below',
          label: isCourse ? 'Insert below' : 'Insert at the end',
          icon: <Plus size={14} />,
          ...hint('calls_insert_below'),
        },
        {
          id: 'curve',
          label: isCourse ? 'Insert a curve below' : 'Insert a curve at the end',
          icon: <Plus size={14} />,
        },
        {
          id: 'split',
          label: 'Split in two',
          icon: <Split size={14} />,
          disabled: row === null || !canSplit(row),
          ...hint('calls_split'),
        },
        {
          id: 'join',
          label: 'Join with the next',
          icon: <Combine size={14} />,
          disabled: row === null || !canJoin(row),
          ...hint('calls_join'),
        },
      ],
    },
    {
      entries: [
        {
          id: 'up',
          label: 'Move up',
          icon: <ArrowUp size={14} />,
          disabled: row === null || row.call === 0,
          ...hint('calls_up'),
        },
        {
          id: 'down',
          label: 'Move down',
          icon: <ArrowDown size={14} />,
          disabled: row === null || (isCourse && row.call >= count - 1),
          ...hint('calls_down'),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 size={14} />,
          danger: true,
          disabled: row === null,
          ...hint('calls_delete'),
        },
      ],
    },
    { entries: [{ id: 'tie', label: 'Add a tie', icon: <Plus size={14} /> }] },
  ];
}

function chooseCourse(id: string, row: RowRef | null, count: number): void {
  const below = row?.kind === 'boundary' ? row.call + 1 : count;
  if (id === 'above' && row !== null) insertRow(row.call);
  else if (id === 'below') insertRow(below);
  else if (id === 'curve') insertRow(below, { call_type: 'curve' });
  else if (row === null) return;
  else if (id === 'split') splitRow(row);
  else if (id === 'join') joinRow(row);
  else if (id === 'delete') deleteRow(row);
  else moveRow(row, id === 'up' ? -1 : 1);
}

const TRACT_GROUPS: readonly MenuGroup[] = [
  {
    entries: [
      { id: 'edit', label: 'Correct its facts', icon: <Pencil size={14} /> },
      { id: 'add', label: 'Add a tract', icon: <Plus size={14} /> },
      { id: 'delete', label: 'Delete this tract', icon: <Trash2 size={14} />, danger: true },
    ],
  },
];
