import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import type { PaintTheme } from './paint-theme.ts';
import type { SceneItem } from './scene-item.ts';
import { boxOn, pointOn, type Screen, standOnScreen } from './screen.ts';
import type { SelectionFrame } from './selection-frame.ts';

/** More than these are shown by the frame around them alone. */
const mostOutlines = 300;
/** CSS pixels. */
const handleSide = 9;
const gap = 2;

/** Outlines of what is selected. */
export function paintOutlines(screen: Screen, theme: PaintTheme, items: readonly SceneItem[], isDashed = false): void {
  if (items.length > mostOutlines) return;
  const { ctx } = screen;
  standOnScreen(screen);
  ctx.strokeStyle = theme.brand;
  ctx.lineWidth = isDashed ? 1 : 1.5;
  ctx.setLineDash(isDashed ? [4, 3] : []);
  ctx.beginPath();
  for (const item of items)
    if (item.node) traceNode(screen, item.node);
    else {
      const { start, segments } = item.geometry;
      moveTo(ctx, pointOn(screen, start));
      for (const part of segments) {
        const to = pointOn(screen, part.to);
        if (part.kind === 'line') ctx.lineTo(to.x, to.y);
        else {
          const [c1, c2] = [pointOn(screen, part.c1), pointOn(screen, part.c2)];
          ctx.bezierCurveTo(c1.x, c1.y, c2.x, c2.y, to.x, to.y);
        }
      }
    }
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The frame around the selection and the handles on it. */
export function paintSelectionFrame(screen: Screen, theme: PaintTheme, frame: SelectionFrame, isMany: boolean): void {
  const { ctx } = screen;
  standOnScreen(screen);
  ctx.strokeStyle = theme.brand;
  ctx.lineWidth = 1;
  if (isMany) {
    const { x, y, width, height } = boxOn(screen, frame.box);
    ctx.strokeRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
  }
  const places = new Map(frame.handles.map(({ handle, at }) => [handle, pointOn(screen, at)]));
  const turning = places.get('rotate');
  const top = places.get('n');
  if (turning && top) {
    ctx.beginPath();
    moveTo(ctx, top);
    ctx.lineTo(turning.x, turning.y);
    ctx.stroke();
  }
  for (const [handle, at] of places) paintHandle(screen, theme, at, handle === 'rotate', frame.rotation);
}

/** A handle at the end of an edge, or of the frame. */
export function paintHandle(screen: Screen, theme: PaintTheme, at: Point, isRound: boolean, rotation = 0): void {
  const { ctx } = screen;
  standOnScreen(screen);
  ctx.translate(at.x, at.y);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.beginPath();
  if (isRound) ctx.arc(0, 0, handleSide / 2 + 0.5, 0, 2 * Math.PI);
  else ctx.roundRect(-handleSide / 2, -handleSide / 2, handleSide, handleSide, 2);
  ctx.fillStyle = theme.surface;
  ctx.fill();
  ctx.strokeStyle = theme.brand;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}

function traceNode(screen: Screen, node: CanvasNode): void {
  const { ctx } = screen;
  const { x, y, width, height } = boxOn(screen, node);
  if (node.rotation === 0) {
    ctx.rect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
    return;
  }
  const angle = (node.rotation * Math.PI) / 180;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [halfX, halfY] = [width / 2 + gap, height / 2 + gap];
  const corners = [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ] as const;
  corners.forEach(([dx, dy], index) => {
    const at = {
      x: middleX + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: middleY + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
    if (index === 0) moveTo(ctx, at);
    else ctx.lineTo(at.x, at.y);
  });
  ctx.closePath();
}

const moveTo = (ctx: CanvasRenderingContext2D, { x, y }: Point): void => ctx.moveTo(x, y);
