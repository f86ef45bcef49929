import type { CanvasCommand } from '#domain/canvas/canvas-commands.ts';

/** A command for the canvas that is shown, before it has its stream, its id and its time. */
export type CanvasDraft = CanvasCommand;

/** What a change asks for as one batch, and what is selected then; undefined if that stays. */
export interface ChangeDrafts {
  readonly drafts: readonly CanvasDraft[];
  readonly selection?: readonly string[];
}
