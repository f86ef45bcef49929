import type { Point } from '#domain/canvas/canvas-node.ts';

/** A file that is to become an image of the canvas. */
export interface GivenImage {
  /** Id of the node. */
  readonly id: string;
  readonly file: File;
  /** Where its middle comes, in scene units. */
  readonly at: Point;
}
