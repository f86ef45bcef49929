import type { ClipboardEvent } from '#machines/canvas/clipboard.machine.ts';

/** What comes onto a canvas from outside, and what is taken along from it. */
export interface CanvasTransfer {
  /** From menus: keys bring the clipboard with them. */
  readonly clipboard: (draft: ClipboardEvent) => void;
  /** Asks for files. */
  readonly pickImages: () => void;
}
