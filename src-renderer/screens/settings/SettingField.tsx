// A text or a number of the settings, kept when the person leaves the field.
import { useState } from 'react';
import { TextField } from '#renderer/ui/Field.tsx';

interface SettingFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onKeep: (value: string) => void;
  readonly placeholder?: string;
  readonly hint?: string;
}

export function SettingField({ label, value, onKeep, placeholder = '', hint }: SettingFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={setTyped}
      placeholder={placeholder}
      {...(hint === undefined ? {} : { hint })}
      onCommit={() => typed.trim() !== value && onKeep(typed.trim())}
    />
  );
}

interface NumberSettingProps {
  readonly label: string;
  readonly value: number;
  readonly onKeep: (value: number) => void;
  readonly whole?: boolean;
  readonly most: number;
  readonly least?: number;
  readonly unit?: string;
}

export function NumberSetting({ label, value, onKeep, whole = false, most, least = 0, unit }: NumberSettingProps) {
  const [typed, setTyped] = useState(String(value));
  const number = Number(typed.replaceAll(',', ''));
  const fits = typed.trim() !== '' && number >= least && number <= most && (!whole || Number.isInteger(number));
  return (
    <TextField
      label={label}
      value={typed}
      onChange={setTyped}
      numeric
      {...(unit === undefined ? {} : { unit })}
      error={
        fits
          ? undefined
          : `${whole ? 'A whole number' : 'A number'} from ${String(least)} to ${most.toLocaleString('en-US')}`
      }
      onCommit={() => fits && number !== value && onKeep(number)}
    />
  );
}
