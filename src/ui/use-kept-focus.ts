import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where the entry of a list that has the focus goes away, the first button of the entry that takes its place gets it, or of
 * the last one. Where none is left, or the list itself goes, `onEmpty` is called. Entries are the list's children.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, onEmpty: () => void): void {
  const at = useRef<{ readonly entry: Element; readonly index: number } | null>(null);
  const empty = useRef(onEmpty);
  useLayoutEffect(() => {
    empty.current = onEmpty;
    const element = list.current;
    const note = ({ target }: FocusEvent) => {
      const entries = [...(element?.children ?? [])];
      const index = entries.findIndex((entry) => entry.contains(target as Node));
      const entry = entries[index];
      at.current = entry ? { entry, index } : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Towards nothing where the entry goes away.
      if (relatedTarget !== null) at.current = null;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', leave);
    const lost = isLost(at.current?.entry) ? at.current : null;
    if (lost) {
      // Answered once: another list may lose the focus next. Where it goes in this one is noted.
      at.current = null;
      move(element, lost.index, empty.current);
    }
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', leave);
    };
  });
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (isLost(at.current?.entry)) empty.current();
      }),
    [],
  );
}

const isLost = (entry: Element | undefined): boolean =>
  entry !== undefined && !entry.isConnected && document.activeElement === document.body;

function move(list: HTMLElement | null, index: number, onEmpty: () => void): void {
  const entries = [...(list?.children ?? [])];
  const button = (entries[index] ?? entries.at(-1))?.querySelector('button');
  if (button) button.focus();
  else onEmpty();
}
