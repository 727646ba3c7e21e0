// Whether results are swept after a time.
import { Section } from '#renderer/screens/settings/Section.tsx';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Switch } from '#renderer/ui/Field.tsx';

export function RetentionSection() {
  const on = useSettings((state) => state.settings?.retention ?? false);
  return (
    <Section title="Retention" about="Results stay on this machine until you delete them.">
      <Switch
        label="Sweep results by themselves"
        on={on}
        onChange={(retention) => void changeSettings({ retention })}
      />
      <p className="muted">
        When on, the result of a background or batch reading is swept 7 days after it was first fetched, or 30 days
        after it was made when nobody fetched it. The row stays in the library.
      </p>
    </Section>
  );
}
