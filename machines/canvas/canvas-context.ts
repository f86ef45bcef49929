import type { CameraInput } from './camera.machine.ts';
import type { PlacedNode } from './canvas-change.ts';
import type { TextEditingInput } from './text-editing.machine.ts';

export interface CanvasInput {
  readonly camera: CameraInput;
}

export interface CanvasContext extends CanvasInput {
  /** Nodes and edges by id, in the order in which they were chosen. */
  readonly selection: readonly string[];
  /** How far the keys have moved the selection since they began, in scene units. */
  readonly nudge: Nudge;
  readonly editing: Writing | null;
  /** The text to edit next, once this editing has ended. */
  readonly next: Writing | null;
}

/** A text that is being edited. */
export interface Writing extends TextEditingInput {
  /** A note that is not there yet, and is placed once it has words. */
  readonly node?: PlacedNode;
  /** Enter begins the next note. */
  readonly isSeries?: boolean;
}

export interface Nudge {
  readonly dx: number;
  readonly dy: number;
}
