import { type ReactNode, useId, useRef, useState } from 'react';
import { MenuContext } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { popover } from '#styled-system/recipes';
import { RowButton, type RowButtonProps } from './RowButton.tsx';

export interface RowMenuProps {
  /** The accessible name of its button, and of the menu. */
  readonly label: string;
  /** Content of the button. */
  readonly icon: ReactNode;
  /** Draws `MenuRows`; nothing of it runs before the menu is opened. */
  readonly children: ReactNode;
}

/** Which entry has the focus in a menu that was opened; true: the menu itself, until a key is pressed. */
type First = 'first' | 'last' | true;

const firstFor: Readonly<Record<string, First>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * A menu behind a button, for where every row of a long list has one: it opens and closes as `Menu` does, but until
 * then there is only its button.
 */
export function RowMenu({ label, icon, children }: RowMenuProps) {
  const [menu, setMenu] = useState<{ readonly isOpen: boolean; readonly first: First } | null>(null);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = menu?.isOpen === true;
  const close = () => setMenu((last) => last && { ...last, isOpen: false });
  const open = (first: First) => {
    // What has the focus now gets it back when the menu is closed.
    trigger.current?.focus({ preventScroll: true });
    setMenu({ isOpen: true, first });
  };
  return (
    <>
      <RowButton
        ref={trigger}
        label={label}
        icon={icon}
        isHeld={isOpen}
        aria-haspopup="true"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        {...pressesOf(open)}
      />
      {menu && (
        <MenuContext value={{ id, ref: list, 'aria-label': label, autoFocus: menu.first, onClose: close }}>
          <Popover
            isOpen={isOpen}
            onOpenChange={(wanted) => !wanted && close()}
            trigger="MenuTrigger"
            triggerRef={trigger}
            scrollRef={list}
            aria-label={label}
            placement="bottom end"
            offset={4}
            className={popover({ padding: 'list' })}
          >
            {children}
          </Popover>
        </MenuContext>
      )}
    </>
  );
}

/** Opens the menu like the menus of react-aria: a mouse when it goes down, a finger when it goes up. */
function pressesOf(open: (first: First) => void): Partial<RowButtonProps> {
  return {
    preventFocusOnPress: true,
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'virtual') open('first');
      else if (pointerType !== 'touch' && pointerType !== 'keyboard') open(true);
    },
    onPress: ({ pointerType }) => {
      if (pointerType === 'touch') open(true);
    },
    onKeyDown: (event) => {
      const first = firstFor[event.key];
      if (first === undefined || event.repeat || event.ctrlKey || event.metaKey || event.shiftKey) {
        event.continuePropagation();
        return;
      }
      event.preventDefault();
      open(first);
    },
  };
}
