// Labelled inputs: text, a number with its unit, search, a choice, a switch.
import { Check, ChevronDown, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  SearchField as AriaSearchField,
  Select as AriaSelect,
  Switch as AriaSwitch,
  TextField as AriaTextField,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
  TextArea,
} from 'react-aria-components';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onCommit?: () => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly unit?: string;
  readonly autoFocus?: boolean;
  readonly numeric?: boolean;
  /** Written without being seen. */
  readonly secret?: boolean;
  readonly disabled?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, onCommit, hint, error, placeholder = '', rows, unit, autoFocus = false } = props;
  return (
    <AriaTextField
      className="field"
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      type={props.secret === true ? 'password' : 'text'}
      isDisabled={props.disabled ?? false}
      isInvalid={error !== undefined}
      {...(onCommit === undefined ? {} : { onBlur: onCommit })}
      onKeyDown={(event) => {
        // Handled keys stop here by default, and Escape must still reach the dialog around the field.
        event.continuePropagation();
        if (event.key === 'Enter' && rows === undefined) onCommit?.();
      }}
    >
      <Label>{label}</Label>
      <span className="field-box">
        {rows === undefined ? (
          <Input className={props.numeric === true ? 'input number' : 'input'} placeholder={placeholder} />
        ) : (
          <TextArea className="input input-area" rows={rows} placeholder={placeholder} />
        )}
        {unit === undefined ? null : <span className="field-unit">{unit}</span>}
      </span>
      {error === undefined ? null : (
        <Text slot="errorMessage" className="field-error">
          {error}
        </Text>
      )}
      {hint === undefined ? null : (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </AriaTextField>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <AriaSearchField className="search" aria-label={label} value={value} onChange={onChange}>
      <Search size={14} aria-hidden />
      <Input className="search-input" placeholder={label} />
      {value === '' ? null : (
        <AriaButton className="search-clear" aria-label="Clear search">
          <X size={13} aria-hidden />
        </AriaButton>
      )}
    </AriaSearchField>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly onChange: (id: Id) => void;
  readonly compact?: boolean;
}

export function Choice<Id extends string>({ label, value, options, onChange, compact = false }: ChoiceProps<Id>) {
  return (
    <AriaSelect
      className={compact ? 'field field-compact' : 'field'}
      selectedKey={value}
      {...(compact ? { 'aria-label': label } : {})}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      {compact ? null : <Label>{label}</Label>}
      <AriaButton className="button button-plain choice">
        <SelectValue>{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDown size={14} aria-hidden />
      </AriaButton>
      <Popover className="popover" offset={4}>
        <ListBox className="menu">
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} className="menu-item" textValue={option.label}>
              <span className="menu-icon">{option.id === value ? <Check size={14} aria-hidden /> : null}</span>
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, on, onChange, disabled = false }: SwitchProps) {
  return (
    <AriaSwitch className="switch" isSelected={on} onChange={onChange} isDisabled={disabled}>
      <span className="switch-track" aria-hidden>
        <span className="switch-thumb" />
      </span>
      {label}
    </AriaSwitch>
  );
}
