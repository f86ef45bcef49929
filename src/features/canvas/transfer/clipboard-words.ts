import type { ClipboardFailure } from '#machines/canvas/clipboard.machine.ts';

/** Why the clipboard was not reached, and what to do. */
export const clipboardFailureWords: Readonly<Record<ClipboardFailure, string>> = {
  refused: 'The browser does not allow this from a menu. Use the keys: Ctrl+C, Ctrl+X and Ctrl+V, or Cmd on a Mac.',
  empty: 'There is nothing in the clipboard.',
  unexpected: 'It could not be copied. Nothing was changed.',
};
