import type { Dropped, DroppedKind } from '#domain/canvas-transfer/foreign-canvas.ts';
import { countOf } from '#domain/text/figures.ts';

const lists = new Intl.ListFormat('en-US');

const kinds: Readonly<Record<DroppedKind, readonly [one: string, many: string]>> = {
  image: ['image', 'images'],
  file: ['file, whose name comes as a text', 'files, whose names come as texts'],
  embed: ['embedded page', 'embedded pages'],
  shape: ['shape of another kind', 'shapes of another kind'],
  'loose-end': ['connection without both ends', 'connections without both ends'],
};

/** “Left out: 2 images and 1 embedded page.” Empty if nothing was. */
export function droppedLabel(dropped: Dropped): string {
  const parts = Object.entries(dropped).map(([kind, count]) => countOf(count, ...kinds[kind as DroppedKind]));
  return parts.length === 0 ? '' : `Left out: ${lists.format(parts)}.`;
}
