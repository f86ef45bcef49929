import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { css } from '#styled-system/css';
import { popover } from '#styled-system/recipes';

export interface PopoverProps {
  /** The accessible name. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** For whoever closes it; without it the trigger and Escape alone do. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Content of its own beside a button; for actions there is `Menu`. */
export function Popover({ label, trigger, children, placement = 'bottom start', ...open }: PopoverProps) {
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={popover({ padding: 'content' })}>
        <Dialog aria-label={label} data-popover="" className={css({ outline: 'none' })}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
