// Views of the library under a name: search, filters, order and columns together.
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { forgetView, openView, saveView, useViews } from '#renderer/state/library-saved-views.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { TextField } from '#renderer/ui/Field.tsx';
import { Menu } from '#renderer/ui/Menu.tsx';

export function ViewsMenu() {
  const views = useViews();
  const [naming, setNaming] = useState(false);
  const choose = (id: string): void => {
    const [act, ...name] = id.split(':');
    if (act === 'save') setNaming(true);
    else if (act === 'forget') forgetView(name.join(':'));
    else openView(name.join(':'));
  };
  const named = (act: string) => views.map(({ name }) => ({ id: `${act}:${name}`, label: name }));
  return (
    <>
      <Menu
        label="Views"
        onChoose={choose}
        groups={[
          { entries: [{ id: 'open:', label: 'The whole library' }, ...named('open')] },
          { entries: [{ id: 'save:', label: 'Save this view…' }] },
          ...(views.length === 0 ? [] : [{ title: 'Forget', entries: named('forget') }]),
        ]}
        trigger={
          <Button kind="quiet" icon={<Bookmark size={14} aria-hidden />}>
            Views
          </Button>
        }
      />
      <SaveViewDialog open={naming} onClose={() => setNaming(false)} />
    </>
  );
}

function SaveViewDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const views = useViews();
  const known = views.some((view) => view.name === name.trim());
  const save = (): void => {
    if (name.trim() === '') return;
    saveView(name.trim());
    setName('');
    onClose();
  };
  return (
    <Dialog
      title="Save this view"
      open={open}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" isDisabled={name.trim() === ''} onPress={save}>
            {known ? 'Replace' : 'Save'}
          </Button>
        </>
      }
    >
      <TextField
        label="Name of the view"
        value={name}
        onChange={(text) => setName(text.slice(0, 60))}
        autoFocus
        placeholder="Polk County, to review"
        hint={known ? 'A view of this name is replaced.' : 'Search, filters, order and columns are kept.'}
      />
    </Dialog>
  );
}
