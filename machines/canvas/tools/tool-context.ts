import type { Gesture } from '../gesture.ts';
import type { PointerPressed } from '../pointer.ts';

/** Context that all tools share; `previewOf` decides how it is drawn. */
export interface ToolContext {
  /** How the pointer went down; null while it is up. */
  readonly press: PointerPressed | null;
  /** The change that letting go now would make. */
  readonly gesture: Gesture | null;
}
