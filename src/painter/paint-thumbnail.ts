import type { Canvas } from '#domain/canvas/canvas.ts';
import { isEdge, liveNode } from '#domain/canvas/live-parts.ts';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { around, boxOfArea } from './area.ts';
import { itemOfEdge, itemOfNode } from './items.ts';
import { paintItems } from './paint-items.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { SceneItem } from './scene-item.ts';
import { Texts } from './texts.ts';

/** The number of parts above which no edges are painted: to find their routes takes longer than all else. */
const most = 2000;
/** A single note is not larger than this. CSS pixels to a scene unit. */
const largestZoom = 0.25;

export interface ThumbnailSize {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Around everything. */
  readonly margin: number;
  readonly dpr: number;
}

/** All of a canvas in small, in the middle. Images are boxes. */
export function paintThumbnail(
  ctx: CanvasRenderingContext2D,
  canvas: Pick<Canvas, 'nodes' | 'edges'>,
  { width, height, margin, dpr }: ThumbnailSize,
  theme: PaintTheme,
): void {
  const items = itemsOf(canvas);
  if (items.length === 0) return;
  const box = boxOfArea(around(items));
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const zoom = Math.min(largestZoom, room.width / box.width, room.height / box.height);
  const scale = zoom * dpr;
  const size = { width: Math.round(width * dpr), height: Math.round(height * dpr) };
  const left = Math.round((box.x + box.width / 2) * scale - size.width / 2);
  const top = Math.round((box.y + box.height / 2) * scale - size.height / 2);
  const at = { scale, left, top, ...size };
  paintItems({ ctx, at, zoom, theme, texts: new Texts(), image: () => undefined, cards: null }, items);
}

function itemsOf(canvas: Pick<Canvas, 'nodes' | 'edges'>): readonly SceneItem[] {
  const parts = inPaintOrder(canvas);
  const hasEdges = parts.length <= most;
  return parts.flatMap((part): readonly SceneItem[] => {
    if (!isEdge(part)) return known(itemOfNode(part));
    return hasEdges ? known(itemOfEdge(part, (id) => liveNode(canvas, id))) : [];
  });
}

const known = (item: SceneItem | undefined): readonly SceneItem[] => (item ? [item] : []);
