// Which document is at hand.

import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button as AriaButton, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useLibrary } from '#renderer/state/library.ts';
import { go, useRoute } from '#renderer/state/route.ts';

const MOST = 500;

export function DocumentChoice() {
  const documents = useLibrary((state) => state.documents);
  const id = useRoute((route) => route.subject);
  const placeable = useMemo(
    () =>
      [...documents.values()]
        .filter((one) => one.result_available && one.verdicts.length > 0)
        .sort((a, b) => (a.submitted_at < b.submitted_at ? 1 : -1))
        .slice(0, MOST),
    [documents],
  );
  return (
    <ComboBox
      className="field"
      selectedKey={id === '' ? null : id}
      defaultItems={placeable}
      menuTrigger="focus"
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
          {(one: (typeof placeable)[number]) => (
            <ListBoxItem id={one.id} textValue={one.document} className="menu-item">
              {one.document}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
