import { type FocusEvent, useEffect, useMemo } from 'react';
import type { SelectionFocusActor } from '#machines/canvas/selection-focus.machine.ts';

/** Handlers of the element around the controls of the selection; they also hear the menus and lists that open from it. */
export interface InputModalityProps {
  readonly onPointerDownCapture: () => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Reports pointer, keyboard and focus events of the selection's controls to the machine that decides where the focus is:
 * back on the canvas after a choice by pointer, still on the control after one by keyboard.
 */
export function useInputModality(selectionFocus: SelectionFocusActor): InputModalityProps {
  useEffect(() => {
    const stop = new AbortController();
    // Wherever it is pressed: Tab leads into the controls too.
    const onKey = (event: KeyboardEvent) => {
      if (movesFocus(event)) selectionFocus.send({ type: 'key.pressed' });
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

/** Whether a key moves between controls: Tab, or an arrow key outside of a text, where it steps or moves the caret. */
const movesFocus = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Tab' || (key.startsWith('Arrow') && !(target instanceof HTMLInputElement && target.type === 'text'));
