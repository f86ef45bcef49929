import type { Camera } from '#domain/canvas/camera.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { MovingSides, SnapShift } from '#drawing/snap.ts';
import { areaOfBox } from './area.ts';
import type { FindImage } from './brush.ts';
import { FramePainter } from './frame-painter.ts';
import { chosenWithin, type Hit, hitTest } from './hit.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { Cursor, Marks, Preview, Stroke } from './preview.ts';
import type { ShownCards } from './shown-cards.ts';
import { snapWithin } from './snap-within.ts';

export interface PainterOptions {
  readonly theme: PaintTheme;
  readonly image?: FindImage;
}

/** A canvas's painting within an element. Points and boxes are those of the scene, sizes are CSS pixels. */
export interface Painter {
  /** Paints anew the parts that differ from those shown before, and looks at nothing else. */
  show(canvas: Pick<Canvas, 'nodes' | 'edges'> | undefined): void;
  look(camera: Camera): void;
  select(ids: ReadonlySet<string>): void;
  /** When a move ends, it stays where it was shown until its change arrives by `show`, 150 ms at most. */
  preview(preview: Preview | null): void;
  others(cursors: Marks<Cursor> | null): void;
  /** Shows the changes between two moments, on sunken paper; null ends it. */
  strokes(strokes: Marks<Stroke> | null): void;
  /** Sets the looks of assumptions on their cards; the one to look at next bears the marker. */
  cards(cards: ShownCards | null): void;
  theme(theme: PaintTheme): void;
  size(width: number, height: number, dpr: number): void;
  /** `image` has another answer for the asset now. */
  imageCame(assetId: string): void;
  hit(point: Point): Hit;
  /** Ids of what a marquee chooses. */
  within(box: Box): string[];
  /** Ids of what may be seen in the box, from the lowest to the topmost; of more than `most` the lowest. */
  seenIn(box: Box, most: number): string[];
  /** How a box that is dragged, or some of its sides, is drawn aside to be in line with what is near, without the parts that are dragged. */
  snap(box: Box, dragged: ReadonlySet<string>, sides?: MovingSides): SnapShift | null;
  /** Around everything; undefined when nothing is there. */
  bounds(): Box | undefined;
  /** Resolves when everything in view is painted as sharp as it gets. */
  settled(): Promise<void>;
  destroy(): void;
}

export function createPainter(host: HTMLElement, options: PainterOptions): Painter {
  const painter = new FramePainter(host, options.theme, options.image ?? (() => undefined));
  return {
    show: (canvas) => painter.show(canvas),
    look: (camera) => painter.look(camera),
    select: (ids) => painter.select(ids),
    preview: (preview) => painter.preview(preview),
    others: (cursors) => painter.others(cursors),
    strokes: (strokes) => painter.strokes(strokes),
    cards: (cards) => painter.cards(cards),
    theme: (theme) => painter.theme(theme),
    size: (width, height, dpr) => painter.size(width, height, dpr),
    imageCame: (assetId) => painter.imageCame(assetId),
    hit: (point) => hitTest(painter.scene, painter.selection, point, painter.camera.zoom),
    within: (box) => chosenWithin(painter.scene, box),
    seenIn: (box, most) => Array.from(painter.scene.inOrderWithin(areaOfBox(box)).slice(0, most), ({ id }) => id),
    snap: (box, dragged, sides) =>
      snapWithin(painter.scene, painter.seen, painter.camera.zoom, box, dragged, sides) ?? null,
    bounds: () => painter.scene.bounds,
    settled: () => painter.settled(),
    destroy: () => painter.destroy(),
  };
}
