import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { LinkedLine } from './linked-lines.ts';

/** A line or an area by the `d` of an SVG path, in scene units. */
export interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Width of the stroke, in scene units. */
  readonly width?: number;
}

export interface TextMark {
  readonly kind: 'text';
  readonly lines: readonly LinkedLine[];
  readonly fontPx: number;
  readonly isStrong: boolean;
  readonly color: string;
}

export interface ImageMark {
  readonly kind: 'image';
  readonly box: Box;
  readonly asset: string;
  /** Description of the image, in words. */
  readonly text: string;
}

export type Mark = PathMark | TextMark | ImageMark;

/** A node or an edge as it is drawn in a file: marks from the lowest to the highest. */
export interface Figure {
  readonly id: string;
  /** Box that the figure covers on the canvas, turned, with its title or label. */
  readonly box: Box;
  /** Clockwise about a point, in degrees; undefined while it is upright. */
  readonly turn: { readonly degrees: number; readonly about: Point } | undefined;
  readonly marks: readonly Mark[];
  /** Description of a figure that consists of strokes alone; may be empty. Undefined for one that can be read. */
  readonly description?: string;
}
