// Which document is at hand.
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button as AriaButton, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { LibraryDocument } from '#core/schema/local.ts';
import { service } from '#renderer/api/service.ts';
import { findDocument, useLibrary } from '#renderer/state/library.ts';
import { go, useRoute } from '#renderer/state/route.ts';

const MOST = 200;

export function DocumentChoice() {
  const id = useRoute((route) => route.subject);
  const [typed, setTyped] = useState('');
  const placeable = usePlaceable(typed, id);
  return (
    <ComboBox
      className="field"
      selectedKey={id === '' ? null : id}
      items={placeable}
      allowsEmptyCollection
      menuTrigger="focus"
      onInputChange={setTyped}
      onSelectionChange={(key) => {
        if (key !== null && key !== id) go('map', String(key));
      }}
    >
      <Label>Document</Label>
      <span className="field-box">
        <Input className="input" placeholder="Choose a document" />
        <AriaButton className="icon-button">
          <ChevronDown size={14} aria-hidden />
        </AriaButton>
      </span>
      <Popover className="popover" offset={4}>
        <ListBox className="menu">
          {(one: LibraryDocument) => (
            <ListBoxItem id={one.id} textValue={one.document} className="menu-item">
              {one.document}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** What was read and can be placed, newest first, by the words that were typed; the one at hand stays among them. */
function usePlaceable(typed: string, id: string): readonly LibraryDocument[] {
  const [found, setFound] = useState<readonly LibraryDocument[]>([]);
  const [open, setOpen] = useState<LibraryDocument | null>(null);
  const total = useLibrary((state) => state.total);
  useEffect(() => {
    let gone = false;
    if (id === '') return setOpen(null);
    void findDocument(id).then((document) => gone || setOpen(document));
    return () => {
      gone = true;
    };
  }, [id]);
  const search = open !== null && typed === open.document ? '' : typed.trim();
  const asked = `${search}\n${String(total)}`;
  useEffect(() => {
    let gone = false;
    const [words = ''] = asked.split('\n');
    const query = { limit: MOST, ...(words === '' ? {} : { search: words }) };
    service.call('listLibrary', { query }).then(
      ({ value }) => gone || setFound(value.documents.filter(isPlaceable)),
      // Whether the service is there at all is the health watch's to tell.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return open === null || found.some((one) => one.id === open.id) ? found : [open, ...found];
}

const isPlaceable = (one: LibraryDocument): boolean => one.result_available && one.verdicts.length > 0;
