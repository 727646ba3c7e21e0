// A button that opens a menu of commands.
import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly danger?: boolean;
}

export interface MenuGroup {
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onChoose: (id: string) => void;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export function Menu({ trigger, label, groups, onChoose, open, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger
      {...(open === undefined ? {} : { isOpen: open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <Popover className="popover" offset={4}>
        <AriaMenu className="menu" aria-label={label} onAction={(key) => onChoose(String(key))}>
          {groups.map((group, index) => [
            index === 0 ? null : <Separator key={`line-${String(index)}`} className="menu-line" />,
            <MenuSection key={group.title ?? String(index)} aria-label={group.title ?? label}>
              {group.title === undefined ? null : <Header className="menu-title">{group.title}</Header>}
              {group.entries.map((entry) => (
                <MenuItem
                  key={entry.id}
                  id={entry.id}
                  textValue={entry.label}
                  className={entry.danger === true ? 'menu-item menu-danger' : 'menu-item'}
                  isDisabled={entry.disabled ?? false}
                >
                  <span className="menu-icon">{entry.icon}</span>
                  <span>{entry.label}</span>
                  {entry.hint === undefined ? null : <span className="menu-hint">{entry.hint}</span>}
                </MenuItem>
              ))}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
