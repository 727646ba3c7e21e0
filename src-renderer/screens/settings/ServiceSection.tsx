// The service on the local port: its address, and how another program talks to it.
import { useState } from 'react';
import { Copyable } from '#renderer/screens/settings/Copyable.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useHealth } from '#renderer/state/health.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Switch, TextField } from '#renderer/ui/Field.tsx';

export function ServiceSection() {
  const settings = useSettings((state) => state.settings);
  const status = useHealth((state) => state.status);
  const [port, setPort] = useState(String(settings?.port ?? 0));
  if (settings === null) return null;
  const valid = /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
  const address = status?.address ?? window.location.origin;
  return (
    <Section
      title="Local service"
      about="Everything that Deedproof does is also an HTTP service on this machine alone."
    >
      <Switch
        label="Let other programs on this machine use it"
        on={settings.port_open}
        onChange={(port_open) => void changeSettings({ port_open })}
      />
      <TextField
        label="Port"
        value={port}
        onChange={setPort}
        numeric
        error={valid ? undefined : '0 to 65535'}
        onCommit={() => valid && Number(port) !== settings.port && void changeSettings({ port: Number(port) })}
        hint="0 takes a free one. A change holds from the next start."
      />
      <h3>Address</h3>
      <Copyable label="Address" text={address} />
      <h3>Read a deed from the command line</h3>
      <Copyable label="Example" text={curlExample(address)} />
      <p className="muted">
        Make a key under API keys first. The whole interface is described at{' '}
        <a href={`${address}/api`} target="_blank" rel="noreferrer">
          {address}/api
        </a>
        .
      </p>
      {status === null ? null : (
        <>
          <h3>Data folder</h3>
          <Copyable label="Data folder" text={status.data_dir} />
          {status.lost_files === 0 ? null : (
            <p className="muted">
              {status.lost_files === 1 ? '1 file is' : `${String(status.lost_files)} files are`} in its folder
              lost-and-found: left by an interrupted start or upload. <code>deedproof restore</code> takes up what can
              be read.
            </p>
          )}
        </>
      )}
    </Section>
  );
}

const curlExample = (address: string): string =>
  [
    `curl ${address}/v1/extract \\`,
    '  -H "Authorization: Bearer $DEEDPROOF_KEY" \\',
    '  -H "Content-Type: application/pdf" \\',
    '  -H "X-Document-Name: deed.pdf" \\',
    '  --data-binary @deed.pdf',
  ].join('\n');
