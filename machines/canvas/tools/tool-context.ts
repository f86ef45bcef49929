import type { Gesture } from '../gesture.ts';
import type { PointerPressed } from '../pointer.ts';

/** What every tool knows: how it is drawn is up to `previewOf`. */
export interface ToolContext {
  /** How the pointer went down; null while it is up. */
  readonly press: PointerPressed | null;
  /** What would become of the canvas if it were let go now. */
  readonly gesture: Gesture | null;
}
