import { type FocusEvent, useEffect, useMemo } from 'react';
import type { SelectionFocusActor } from '#machines/canvas/selection-focus.machine.ts';

/** For what surrounds the controls about the selection, menus and lists that open from them included. */
export interface FocusWayProps {
  readonly onPointerDownCapture: () => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Tells whether the controls about the selection are worked by pointer or walked by keyboard. */
export function useFocusWay(selectionFocus: SelectionFocusActor): FocusWayProps {
  useEffect(() => {
    const stop = new AbortController();
    // Wherever it is pressed: Tab leads into the controls too.
    const onKey = (event: KeyboardEvent) => {
      if (leads(event)) selectionFocus.send({ type: 'key.pressed' });
    };
    document.addEventListener('keydown', onKey, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [selectionFocus]);
  return useMemo(
    () => ({
      onPointerDownCapture: () => selectionFocus.send({ type: 'pointer.pressed' }),
      onFocus: ({ currentTarget, target }) => {
        // Not in what opens from them: it has the focus until something in it is chosen.
        if (currentTarget.contains(target)) selectionFocus.send({ type: 'focus.came' });
      },
    }),
    [selectionFocus],
  );
}

/** Tab, and arrows except in a text, where they step or move the caret. */
const leads = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Tab' || (key.startsWith('Arrow') && !(target instanceof HTMLInputElement && target.type === 'text'));
