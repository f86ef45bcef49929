import type { KeyboardEvent } from 'react';

/** Keys of undo and redo in a field: they take back changes, while the browser would take back only what was typed there last. */
export const undoInFields = (undo: () => void, redo: () => void) => (event: KeyboardEvent) => {
  const isField = (event.target as Element).matches('input, textarea, [contenteditable]');
  const key = event.key.toLowerCase();
  if (!isField || event.altKey || !(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y')) return;
  event.preventDefault();
  event.stopPropagation();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
};
