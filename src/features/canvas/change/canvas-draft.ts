import type { CanvasCommand } from '#domain/canvas/canvas-commands.ts';

/** A command for the canvas that is shown, before it has its stream, its id and its time. */
export type CanvasDraft = CanvasCommand;

/** Commands that a change asks for as one batch, and the selection after it; undefined if the selection stays. */
export interface ChangeDrafts {
  readonly drafts: readonly CanvasDraft[];
  readonly selection?: readonly string[];
}
