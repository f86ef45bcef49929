import type { ClipboardEvent } from '#machines/canvas/clipboard.machine.ts';

/** Transfers onto a canvas from outside, and from it to outside. */
export interface CanvasTransfer {
  /** From menus: keys bring the clipboard with them. */
  readonly clipboard: (draft: ClipboardEvent) => void;
  /** Asks for files. */
  readonly pickImages: () => void;
}
