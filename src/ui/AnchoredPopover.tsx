import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { css } from '#styled-system/css';
import { type PopoverVariantProps, popover } from '#styled-system/recipes';

export interface AnchoredPopoverProps {
  /** The accessible name. */
  readonly label: string;
  /** The element that it stands beside and that gets the focus back. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly placement?: PopoverProps['placement'];
  readonly padding?: PopoverVariantProps['padding'];
}

/** An open popover whose button lives elsewhere, so that its code can be fetched when it is wanted; else there is `Popover`. */
export function AnchoredPopover({
  label,
  triggerRef,
  onClose,
  children,
  placement = 'bottom end',
  padding = 'content',
}: AnchoredPopoverProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={4}
      className={popover({ padding })}
    >
      <Dialog aria-label={label} className={css({ outline: 'none' })}>
        {children}
      </Dialog>
    </Popover>
  );
}
