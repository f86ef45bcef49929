import type { CanvasChange, PlacedNode } from './canvas-change.ts';
import type { PointerEvent } from './pointer.ts';
import type { TextEditingInput } from './text-editing.machine.ts';
import type { ShapeKind } from './tools/drawn-node.ts';
import type { ToolReport } from './tools/tool-report.ts';

export type CanvasTool = 'select' | 'hand' | ShapeKind | 'text' | 'arrow' | 'line' | 'note' | 'pen';

/** Events about the pointer and its tools. */
export type ToolEvent =
  | PointerEvent
  | { readonly type: 'tool.chosen'; readonly tool: CanvasTool }
  | { readonly type: 'space.held' }
  | { readonly type: 'space.released' }
  | { readonly type: 'escape.pressed' };

export type CanvasEvent =
  | ToolEvent
  | ToolReport
  /** Asks to change the selection, or the parts that the change names itself. */
  | { readonly type: 'change.asked'; readonly change: CanvasChange }
  /** A node without the pointer, written upon at once where there is a draft. */
  | { readonly type: 'node.asked'; readonly node: PlacedNode; readonly draft: string | null }
  | ({ readonly type: 'editing.asked' } & TextEditingInput)
  /** In scene units; added up until the keys rest. */
  | { readonly type: 'nudge.asked'; readonly dx: number; readonly dy: number }
  /** Before an undo, or when the page is left: what waits is issued. */
  | { readonly type: 'nudge.settled' }
  /** They were removed, here or elsewhere, or their removal was undone. */
  | { readonly type: 'parts.gone'; readonly ids: readonly string[] }
  | { readonly type: 'parts.returned'; readonly ids: readonly string[] };

/** Event from the canvas to its host: Escape had nothing left to end. */
export type CanvasNews = { readonly type: 'canvas.left' };
