import type { Camera } from '#domain/canvas/camera.ts';
import { boxOf } from '#drawing/bounds.ts';
import { bendHandle, canReroute } from './bend.ts';
import type { DragLayer } from './drag-layer.ts';
import { paintGuides, paintMarquee } from './paint-guides.ts';
import { paintMarker } from './paint-marker.ts';
import { paintHandle, paintOutlines, paintSelectionFrame } from './paint-selection.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { Cursor, Marks, Preview, Stroke } from './preview.ts';
import type { Scene } from './scene.ts';
import { pointOn, type Screen } from './screen.ts';
import type { Selection } from './selection.ts';

export interface OverlayState {
  readonly scene: Scene;
  readonly selection: Selection;
  readonly preview: Preview | null;
  readonly dragLayer: DragLayer | undefined;
  readonly offset: { readonly dx: number; readonly dy: number };
  readonly cursors: Marks<Cursor> | null;
  readonly strokes: Marks<Stroke> | null;
  /** The assumption whose cards bear the marker. */
  readonly marked: string | null;
}

/** Paints the overlay, which lies above the scene and keeps its size at every zoom. */
export function paintOverlay(screen: Screen, theme: PaintTheme, state: OverlayState): void {
  const { preview, cursors, strokes, scene } = state;
  strokes?.paint(screen, theme, strokes.marks);
  paintMarked(screen, theme, state);
  paintSelected(screen, theme, state);
  for (const { selected, look } of cursors?.marks ?? []) {
    const worn = { ...theme, brand: theme.people[look] ?? theme.brand };
    if (selected.length > 0) paintOutlines(screen, worn, [...scene.membersAmong(selected)], true);
  }
  if (preview?.kind === 'marquee') paintMarquee(screen, theme, preview.box);
  if (preview?.kind === 'connect' && preview.target !== undefined)
    paintOutlines(screen, theme, [...scene.membersAmong([preview.target])]);
  if (preview && 'guides' in preview && preview.guides && preview.guides.length > 0)
    paintGuides(screen, theme, preview.guides);
  cursors?.paint(screen, theme, cursors.marks);
}

function paintMarked(screen: Screen, theme: PaintTheme, { marked, scene, dragLayer, offset }: OverlayState): void {
  for (const { node } of marked === null ? [] : scene.cardsOf(marked)) {
    const isMoved = node !== undefined && dragLayer?.carried.has(node.id) === true;
    const seen = isMoved ? { ...screen, camera: movedBy(screen.camera, offset) } : screen;
    if (node) paintMarker(seen, theme, boxOf(node));
  }
}

function paintSelected(
  screen: Screen,
  theme: PaintTheme,
  { selection, dragLayer, offset, preview }: OverlayState,
): void {
  if (selection.items.length === 0) return;
  if (preview?.kind === 'resize' || preview?.kind === 'connect') {
    const isShown = preview.kind === 'resize' ? 'node' : 'edge';
    if (dragLayer)
      paintOutlines(
        screen,
        theme,
        dragLayer.items().filter((item) => item[isShown] !== undefined),
      );
    return;
  }
  const moved = dragLayer ? { ...screen, camera: movedBy(screen.camera, offset) } : screen;
  paintOutlines(moved, theme, selection.items);
  if (preview) return;
  const edge = selection.onlyEdge;
  if (edge && canReroute(edge.edge)) {
    for (const at of [edge.geometry.start, edge.geometry.end]) paintHandle(moved, theme, pointOn(moved, at), true);
    paintHandle(moved, theme, pointOn(moved, bendHandle(edge, screen.camera.zoom)), false);
  }
  const frame = edge ? undefined : selection.frame(screen.camera.zoom);
  if (frame) paintSelectionFrame(moved, theme, frame, selection.onlyNode === undefined);
}

const movedBy = (camera: Camera, { dx, dy }: { readonly dx: number; readonly dy: number }): Camera => ({
  ...camera,
  x: camera.x - dx,
  y: camera.y - dy,
});
