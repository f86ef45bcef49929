import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasChange, PlacedNode } from '../canvas-change.ts';

export type SelectionMode = 'replace' | 'add' | 'toggle';

/** A report from a tool to the canvas. */
export type ToolReport =
  | { readonly type: 'selection.changed'; readonly ids: readonly string[]; readonly mode: SelectionMode }
  /** The owner of the scene answers with `selection.changed`. */
  | { readonly type: 'within.asked'; readonly box: Box; readonly isAdding: boolean }
  /** One drag is one change. `edits` says that what was placed is written upon next. */
  | { readonly type: 'gesture.ended'; readonly change: CanvasChange; readonly edits: boolean }
  | { readonly type: 'editing.asked'; readonly id: string; readonly text: string; readonly isForText: boolean }
  /** A note is written, and placed once it has words. In a series Enter begins the next one. */
  | { readonly type: 'note.begun'; readonly node: PlacedNode; readonly isSeries: boolean; readonly draft?: string }
  | CameraHold
  /** Escape found nothing of the tools to end. */
  | { readonly type: 'escape.passed' };

/** In CSS pixels of the viewport, as long as the scene is held. */
export type CameraHold =
  | { readonly type: 'camera.grabbed'; readonly at: Point }
  | { readonly type: 'camera.dragged'; readonly at: Point }
  | { readonly type: 'camera.released' };

/** Leaves everything as it is. */
export const nothingToTell: ToolReport = { type: 'selection.changed', ids: [], mode: 'add' };
