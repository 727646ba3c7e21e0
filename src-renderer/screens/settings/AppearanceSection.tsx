// Theme, the operator's name, and the optional tiles under the map.
import { useState } from 'react';
import type { Settings } from '#core/schema/local.ts';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { notify } from '#renderer/state/notices.ts';
import { wantNotifications } from '#renderer/state/reading-ended.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Switch, TextField } from '#renderer/ui/Field.tsx';
import { Segments } from '#renderer/ui/Segments.tsx';

const THEMES: readonly { id: Settings['appearance']; label: string }[] = [
  { id: 'system', label: 'As the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

export function AppearanceSection() {
  const settings = useSettings((state) => state.settings);
  const [operator, setOperator] = useState(settings?.operator ?? '');
  const [office, setOffice] = useState(settings?.office ?? '');
  const [tiles, setTiles] = useState(settings?.tile_address ?? '');
  if (settings === null) return null;
  const keepTiles = async (): Promise<void> => {
    // The page's content policy names the tile server, so it is read anew.
    if (tiles.trim() !== settings.tile_address && (await changeSettings({ tile_address: tiles.trim() })))
      window.location.reload();
  };
  return (
    <Section title="Appearance" about="How Deedproof looks, and who works with it.">
      <Segments
        label="Theme"
        value={settings.appearance}
        options={THEMES}
        onChange={(appearance) => void changeSettings({ appearance })}
      />
      <TextField
        label="Your name"
        value={operator}
        onChange={setOperator}
        onCommit={() => operator !== settings.operator && void changeSettings({ operator })}
        hint="Goes with every correction that you apply, and on certificates as the examiner."
      />
      <TextField
        label="Office"
        value={office}
        onChange={setOffice}
        onCommit={() => office !== settings.office && void changeSettings({ office })}
        hint="Stands at the head of certificates and plots."
      />
      <Switch
        label="Notify me when a long reading ends"
        on={settings.notify_when_read}
        onChange={(on) => void notifyWhenRead(on)}
      />
      <TextField
        label="Map tile address (optional)"
        value={tiles}
        onChange={setTiles}
        onCommit={() => void keepTiles()}
        placeholder="https://tiles.example.com/{z}/{x}/{y}.png"
        hint="The map works without it. With it, the map asks that server for background tiles."
      />
    </Section>
  );
}

async function notifyWhenRead(on: boolean): Promise<void> {
  if (await wantNotifications(on)) return;
  if (on) notify({ kind: 'refused', text: 'The system does not let Deedproof show notifications.' });
}
