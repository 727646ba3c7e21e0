// The sections of the settings by name, for the screen and for whoever leads there.
export const SETTINGS_SECTIONS = [
  { id: 'appearance', label: 'Appearance' },
  { id: 'account', label: 'Account and plan' },
  { id: 'keys', label: 'API keys and usage' },
  { id: 'service', label: 'Local service' },
  { id: 'office', label: 'Office' },
  { id: 'signing', label: 'Signing keyring' },
  { id: 'fabric', label: 'Survey fabric' },
  { id: 'backup', label: 'Backup' },
  { id: 'retention', label: 'Retention' },
  { id: 'model', label: 'Model reader' },
  { id: 'about', label: 'About' },
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['id'];
