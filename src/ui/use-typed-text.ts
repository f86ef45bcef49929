import { useCallback, useRef, useState } from 'react';
import { useSavedOnLeaving } from './use-saved-on-leaving.ts';

export interface TypedText {
  /** Null while nothing is typed. */
  readonly typed: string | null;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

/**
 * A text that becomes a change when its field is left, and when the field goes while it is typed in: with a dialog that
 * Escape closes, or a page that is reloaded. `store` answers false if it can't be one, and it stays to be put right.
 */
export function useTypedText(store: (text: string) => boolean, first: string | null = null): TypedText {
  const [typed, setTyped] = useState(first);
  /** At once, unlike what was drawn last. */
  const draft = useRef(typed);
  const last = useRef(store);
  last.current = store;
  const type = (text: string) => {
    draft.current = text;
    setTyped(text);
  };
  const leave = useCallback(() => {
    const text = draft.current;
    if (text === null) return;
    // What storing leads to may ask again.
    draft.current = null;
    if (last.current(text)) setTyped(null);
    else draft.current = text;
  }, []);
  useSavedOnLeaving(leave);
  return { typed, type, leave };
}
