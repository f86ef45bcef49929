import { type RefObject, useEffect, useRef } from 'react';

/** Gives `heir` the focus when a list gets shorter: the button that was pressed has gone with its row. */
export function useFocusAfterRemoval(length: number, heir: RefObject<HTMLElement | null>): void {
  const shown = useRef(0);
  useEffect(() => {
    if (length < shown.current) heir.current?.focus();
    shown.current = length;
  }, [length, heir]);
}
