// Exports of one document or of many, from anywhere.
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LibraryPick } from '#core/schema/library.ts';
import { EXPORTS, type ExportId, saveExport } from '#renderer/api/exports.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { canWriteFolders, exportAsZip, exportToFolder, exportTogether } from '#renderer/screens/exports/export-many.ts';
import { refusedText, tellSaved } from '#renderer/screens/exports/tell-saved.ts';
import { useCommands } from '#renderer/screens/frame/use-commands.ts';
import { notify } from '#renderer/state/notices.ts';
import { officeFacts } from '#renderer/state/office.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Menu, type MenuGroup } from '#renderer/ui/Menu.tsx';

const GROUPS: readonly MenuGroup[] = [
  { title: 'The result', entries: entriesOf(['certificate', 'json', 'report']) },
  { title: 'Drawing', entries: entriesOf(['dxf', 'svg', 'landxml']) },
  { title: 'Map', entries: entriesOf(['geopackage', 'geojson', 'kml', 'shapefile']) },
  { title: 'Calls', entries: entriesOf(['traverse', 'csv']) },
];

const MANY: readonly ExportId[] = ['certificate', 'json', 'dxf', 'geopackage'];

/** For several documents, so that nobody is asked for a name each time. */
function manyGroups(): readonly MenuGroup[] {
  const group = (way: string, title: string): MenuGroup => ({
    title,
    entries: entriesOf(MANY).map((entry) => ({ ...entry, id: `${way}:${entry.id}`, label: `${entry.label}s` })),
  });
  const together: MenuGroup = {
    title: 'All in one file',
    entries: [{ id: 'together:geopackage', label: 'One GIS file', hint: 'GeoPackage' }],
  };
  return [
    together,
    group('zip', 'All in one ZIP'),
    ...(canWriteFolders() ? [group('folder', 'All into a folder')] : []),
  ];
}

function entriesOf(ids: readonly ExportId[]) {
  return ids.flatMap((id) => EXPORTS.filter((kind) => kind.id === id));
}

interface ExportMenuProps {
  readonly label: string;
  readonly documents: readonly LibraryPick[];
}

export function ExportMenu({ label, documents }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const choose = (id: string): void => {
    if (documents.length === 0) return void notify({ kind: 'refused', text: NOTHING_READ });
    setBusy(true);
    const [way, kind = ''] = id.split(':');
    const made =
      way === 'together'
        ? exportTogether(documents)
        : way === 'zip'
          ? exportAsZip(kind, documents)
          : way === 'folder'
            ? exportToFolder(kind, documents)
            : exportDocuments(id, documents);
    void made
      .catch((error: unknown) => notify({ kind: 'refused', text: messageOf(error) }))
      .finally(() => setBusy(false));
  };
  useCommands({
    export: () => (documents.length === 0 ? choose('') : setOpen(true)),
    'export-certificate': () => choose('certificate'),
    'export-dxf': () => choose('dxf'),
    'export-geopackage': () => choose('geopackage'),
  });
  return (
    <Menu
      label={label}
      open={open}
      onOpenChange={setOpen}
      groups={documents.length > 1 ? [...GROUPS, ...manyGroups()] : GROUPS}
      onChoose={choose}
      trigger={
        <Button kind="quiet" icon={<Download size={14} aria-hidden />} isDisabled={documents.length === 0 || busy}>
          {busy ? 'Exporting…' : label}
        </Button>
      }
    />
  );
}

const NOTHING_READ = 'None of the selected documents has been read: there is nothing to export.';

/** One after the other; the documents that cannot be exported are named at the end, and the rest go on. */
async function exportDocuments(id: string, documents: readonly LibraryPick[]): Promise<void> {
  const kind = EXPORTS.find((one) => one.id === id);
  if (kind === undefined) return;
  const saved: string[] = [];
  const refused: string[] = [];
  for (const document of documents) {
    try {
      const { text } = await service.call('getDocumentResult', { params: { id: document.id } });
      const reference = document.placements > 0 ? document.id : null;
      const where = await saveExport(kind, text, document.document, reference, officeFacts());
      if (where !== null) saved.push(where);
    } catch (error) {
      refused.push(`${document.document}: ${messageOf(error)}`);
    }
  }
  tellSaved(`${kind.label}: ${saved.length.toLocaleString('en-US')} saved.`, saved.at(-1) ?? null);
  if (refused.length > 0) notify({ kind: 'refused', text: `${kind.label}: ${refusedText(refused)}` });
}

interface HeldExportMenuProps {
  readonly held: string;
  readonly document: string;
  readonly reference: string | null;
  readonly onPreview: () => void;
  readonly onPlot: () => void;
}

/** The same for the body that is open on screen, with a preview of its certificate. */
export function HeldExportMenu({ held, document, reference, onPreview, onPlot }: HeldExportMenuProps) {
  const preview = { id: 'preview', label: 'Certificate preview…', hint: 'Ctrl E' };
  const plot = { id: 'plot', label: 'Plot to scale…', hint: 'PDF' };
  const [first, ...others] = GROUPS;
  const rest = others.map((group) =>
    group.title === 'Drawing' ? { ...group, entries: [plot, ...group.entries] } : group,
  );
  const [open, setOpen] = useState(false);
  useCommands({
    export: () => setOpen(true),
    'export-certificate': onPreview,
    'export-dxf': () => void exportHeld('dxf', held, document, reference),
    'export-geopackage': () => void exportHeld('geopackage', held, document, reference),
  });
  const groups = first === undefined ? rest : [{ ...first, entries: [preview, ...first.entries] }, ...rest];
  return (
    <Menu
      label="Export"
      open={open}
      onOpenChange={setOpen}
      groups={groups}
      onChoose={(id) => {
        if (id === 'preview') onPreview();
        else if (id === 'plot') onPlot();
        else void exportHeld(id, held, document, reference);
      }}
      trigger={<Button icon={<Download size={14} aria-hidden />}>Export</Button>}
    />
  );
}

async function exportHeld(id: string, held: string, document: string, reference: string | null): Promise<void> {
  const kind = EXPORTS.find((one) => one.id === id);
  if (kind === undefined) return;
  try {
    tellSaved(`${kind.label} saved.`, await saveExport(kind, held, document, reference, officeFacts()));
  } catch (error) {
    notify({ kind: 'refused', text: `${kind.label}: ${messageOf(error)}` });
  }
}
