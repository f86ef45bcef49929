import type { ClipboardActor } from '#machines/canvas/clipboard.machine.ts';

/** What comes onto a canvas from outside, and what is taken along from it. */
export interface CanvasTransfer {
  readonly clipboard: ClipboardActor;
  /** Asks for files. */
  readonly pickImages: () => void;
}
