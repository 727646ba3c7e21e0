// Settings, a section at a time.
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import '#renderer/screens/settings/settings.css';
import { AboutSection } from '#renderer/screens/settings/AboutSection.tsx';
import { AccountSection } from '#renderer/screens/settings/AccountSection.tsx';
import { AppearanceSection } from '#renderer/screens/settings/AppearanceSection.tsx';
import { BackupSection } from '#renderer/screens/settings/BackupSection.tsx';
import { FabricSection } from '#renderer/screens/settings/FabricSection.tsx';
import { KeysSection } from '#renderer/screens/settings/KeysSection.tsx';
import { ModelSection } from '#renderer/screens/settings/ModelSection.tsx';
import { OfficeSection } from '#renderer/screens/settings/OfficeSection.tsx';
import { RetentionSection } from '#renderer/screens/settings/RetentionSection.tsx';
import { ServiceSection } from '#renderer/screens/settings/ServiceSection.tsx';
import { SigningSection } from '#renderer/screens/settings/SigningSection.tsx';
import { SETTINGS_SECTIONS, type SettingsSection } from '#renderer/screens/settings/sections.ts';
import { go, useRoute } from '#renderer/state/route.ts';
import { loadSettings, useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const BODIES: Readonly<Record<SettingsSection, () => ReactNode>> = {
  appearance: () => <AppearanceSection />,
  account: () => <AccountSection />,
  keys: () => <KeysSection />,
  service: () => <ServiceSection />,
  office: () => <OfficeSection />,
  signing: () => <SigningSection />,
  fabric: () => <FabricSection />,
  backup: () => <BackupSection />,
  retention: () => <RetentionSection />,
  model: () => <ModelSection />,
  about: () => <AboutSection />,
};

export function SettingsScreen() {
  const subject = useRoute((route) => route.subject);
  const { settings, error } = useSettings();
  if (settings === null) {
    return error === null ? (
      <LoadingState title="Loading the settings" />
    ) : (
      <ErrorState title="The settings could not be loaded">
        <p>{error}</p>
        <Button onPress={() => void loadSettings()}>Try again</Button>
      </ErrorState>
    );
  }
  const open = SETTINGS_SECTIONS.find((section) => section.id === subject)?.id ?? 'appearance';
  return (
    <>
      <header className="screen-head">
        <h1>Settings</h1>
      </header>
      <Tabs
        className="settings"
        orientation="vertical"
        selectedKey={open}
        onSelectionChange={(key) => go('settings', String(key))}
      >
        <TabList className="settings-list" aria-label="Sections">
          {SETTINGS_SECTIONS.map(({ id, label }) => (
            <Tab key={id} id={id} className="settings-tab">
              {label}
            </Tab>
          ))}
        </TabList>
        {SETTINGS_SECTIONS.map(({ id }) => (
          <TabPanel key={id} id={id} className="settings-panel">
            {BODIES[id]()}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
