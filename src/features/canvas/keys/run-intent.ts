import type { CanvasIntent } from '#machines/canvas/canvas-intent.ts';
import type { CanvasControls } from '../canvas-controls.ts';
import type { ZoomRequest } from '../tools/ZoomControls.tsx';

/** Actions of keys that are not the canvas's own. */
export interface IntentCalls {
  /** The part that the keyboard is at. */
  readonly focusedId: () => string | null;
  readonly walk: (to: string) => void;
  readonly escape: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly find: () => void;
  readonly comment: (id: string) => void;
  readonly menu: () => void;
  /** To those of the selection. */
  readonly tools: () => void;
  readonly keys: () => void;
}

const zooms = {
  everything: 'fit',
  selection: 'selection',
  'full-size': 'whole',
  closer: 'in',
  further: 'out',
} as const satisfies Record<string, ZoomRequest>;

/** Does what keys ask for. False where they ask for nothing here, and the browser may have them. */
export function runIntent(intent: CanvasIntent, controls: CanvasControls, calls: IntentCalls): boolean {
  const [first] = controls.selection;
  const at = calls.focusedId() ?? first;
  switch (intent.kind) {
    case 'tool':
      controls.take(intent.tool);
      return true;
    case 'look':
      controls.zoom(zooms[intent.at]);
      return true;
    case 'change':
      if (first !== undefined) controls.change(intent.change);
      return first !== undefined;
    case 'nudge':
      if (first !== undefined) controls.nudge(intent.dx, intent.dy);
      return first !== undefined;
    case 'grow':
      if (at !== undefined) controls.grow(at, intent.side);
      return at !== undefined;
    case 'walk': {
      const next = controls.beside(calls.focusedId(), intent.to === 'next' ? 1 : -1);
      // Past the ends the browser leads out of the canvas.
      if (next !== undefined) calls.walk(next);
      return next !== undefined;
    }
    case 'write':
      if (controls.placeByTool()) return true;
      if (at !== undefined) controls.edit(at);
      return at !== undefined;
    case 'comment':
      if (at !== undefined) calls.comment(at);
      return at !== undefined;
    case 'select-all':
      controls.selectAll();
      return true;
    case 'copy':
    case 'cut':
    case 'paste':
      // The browser tells of these by events of their own, with the clipboard.
      return false;
    default:
      calls[intent.kind]();
      return true;
  }
}
