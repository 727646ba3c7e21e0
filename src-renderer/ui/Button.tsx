// Buttons: with words, or an icon that names itself in a tooltip.
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

export function Button({ kind = 'plain', icon, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`button button-${kind}`}>
      {icon}
      {children}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> {
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

export function IconButton({ label, keys, pressed, children, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <AriaButton
        {...rest}
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        className="icon-button"
      >
        {children}
      </AriaButton>
      <Tooltip className="tooltip" offset={6}>
        {label}
        {keys === undefined ? null : <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
