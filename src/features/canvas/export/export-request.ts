import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CardLooks } from '#drawing/card-look.ts';

/** Parts of a canvas to export to a file, and their look. */
export interface ExportRequest {
  readonly canvas: Pick<Canvas, 'nodes' | 'edges'>;
  /** Only these, what is inside of them and the edges between them; undefined for all. */
  readonly ids: readonly string[] | undefined;
  readonly title: string;
  readonly theme: 'light' | 'dark';
  readonly looks?: CardLooks | undefined;
  /** An image of the workspace, or undefined if it cannot be had: it is then drawn as missing, with its description. */
  readonly image: (asset: string) => Promise<Blob | undefined>;
}

/** A file without its name. `scale` is less than what was asked for where the picture would have been too large. */
export interface ExportedFile {
  readonly file: Blob;
  readonly scale: number;
}

export type ExportObstacle = 'nothing-to-export' | 'too-large' | 'not-drawn';

/** The words for each obstacle are the dialog's. */
export class CannotExport extends Error {
  readonly obstacle: ExportObstacle;

  constructor(obstacle: ExportObstacle) {
    super(`Cannot export: ${obstacle}`);
    this.name = 'CannotExport';
    this.obstacle = obstacle;
  }
}
