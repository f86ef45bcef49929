import type { SelectionChange, Side } from './canvas-change.ts';
import type { CanvasTool } from './canvas-events.ts';

/** A request to the canvas by a key or a menu entry. */
export type CanvasIntent =
  | { readonly kind: 'tool'; readonly tool: CanvasTool }
  | { readonly kind: 'look'; readonly at: 'everything' | 'selection' | 'full-size' | 'closer' | 'further' }
  | { readonly kind: 'change'; readonly change: SelectionChange }
  /** In scene units. */
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'grow'; readonly side: Side }
  | { readonly kind: 'walk'; readonly to: 'next' | 'previous' }
  | { readonly kind: PlainIntent };

/** Requests that need no further data. */
export type PlainIntent =
  | 'write'
  | 'escape'
  | 'undo'
  | 'redo'
  | 'select-all'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'find'
  | 'comment'
  | 'menu'
  | 'tools'
  | 'keys';
