import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { popover } from '#styled-system/recipes';
import type { MenuProps } from './Menu.tsx';
import { type MenuEntry, MenuRows } from './MenuRows.tsx';

export interface AnchoredMenuProps {
  /** The accessible name. */
  readonly label: string;
  /** The element that it stands beside and that gets the focus back. */
  readonly triggerRef: RefObject<Element | null>;
  /** Groups of entries; a line stands between them. */
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly onClose: () => void;
  /** Text that was typed for it before it was there. */
  readonly typedBefore?: string;
  readonly placement?: MenuProps['placement'];
}

/** An open menu whose button lives elsewhere, so that its code can be fetched when it is wanted; else there is `Menu`. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { label, triggerRef, groups, onClose, typedBefore, placement = 'bottom start' } = props;
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={4}
      aria-label={label}
      className={popover({ padding: 'list' })}
    >
      <MenuRows label={label} groups={groups} autoFocus onClose={onClose} {...(typedBefore && { typedBefore })} />
    </Popover>
  );
}
