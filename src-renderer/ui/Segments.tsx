// A row of alternatives of which one is in force, with counts where they help.
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly count?: number }[];
  readonly onChange: (id: Id) => void;
}

export function Segments<Id extends string>({ label, value, options, onChange }: SegmentsProps<Id>) {
  return (
    <ToggleButtonGroup
      className="segments"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className="segment">
          {option.label}
          {option.count === undefined ? null : (
            <span className="segment-count">{option.count.toLocaleString('en-US')}</span>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
