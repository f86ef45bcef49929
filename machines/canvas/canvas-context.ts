import type { CameraInput } from './camera.machine.ts';
import type { TextEditingInput } from './text-editing.machine.ts';

export interface CanvasInput {
  readonly camera: CameraInput;
}

export interface CanvasContext extends CanvasInput {
  /** Nodes and edges by id, in the order in which they were chosen. */
  readonly selection: readonly string[];
  /** How far the keys have moved the selection since they began, in scene units. */
  readonly nudge: Nudge;
  readonly editing: TextEditingInput | null;
  /** What is to be written upon when that has ended. */
  readonly next: TextEditingInput | null;
}

export interface Nudge {
  readonly dx: number;
  readonly dy: number;
}
