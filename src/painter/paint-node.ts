import type { CanvasNode, NodeFill } from '#domain/canvas/canvas-node.ts';
import { fillColor } from '#drawing/drawing-theme.ts';
import { type Brush, standAt } from './brush.ts';
import { nodeDetail } from './detail.ts';
import { paintFlag } from './paint-flag.ts';
import { paintFrame } from './paint-frame.ts';
import { paintImage } from './paint-image.ts';
import { paintSection } from './paint-section.ts';
import { paintSpeck } from './paint-speck.ts';
import { paintStroke } from './paint-stroke.ts';
import { paintText } from './paint-text.ts';

const corner = 3;

/** Any node as it lies; nothing for a group. */
export function paintNode(brush: Brush, node: CanvasNode): void {
  if (node.kind === 'group') return;
  const detail = nodeDetail(Math.min(node.width, node.height), brush.zoom);
  if (detail === 'speck' && node.kind !== 'frame' && node.kind !== 'section') {
    paintSpeck(brush, node);
    return;
  }
  standAt(brush, node.x, node.y);
  if (node.rotation !== 0) turn(brush.ctx, node);
  paintUpright(brush, node, detail === 'whole');
  const look = node.assumption === null ? undefined : brush.cards?.looks.get(node.assumption);
  if (look) brush.cards?.paint(brush, node, look);
}

function paintUpright(brush: Brush, node: CanvasNode, isWhole: boolean): void {
  if (node.kind === 'image') {
    paintImage(brush, node);
    return;
  }
  if (node.kind === 'drawing') {
    paintStroke(brush, node);
    return;
  }
  if (node.kind === 'frame') paintFrame(brush, node);
  else if (node.kind === 'section') paintSection(brush, node);
  else if (node.kind !== 'text') paintShape(brush, node, isWhole);
  paintText(brush, node);
  if (node.kind === 'note' && node.assumption !== null && isWhole) paintFlag(brush, node);
}

function turn(ctx: CanvasRenderingContext2D, { width, height, rotation }: CanvasNode): void {
  ctx.translate(width / 2, height / 2);
  ctx.rotate((rotation * Math.PI) / 180);
  ctx.translate(-width / 2, -height / 2);
}

function paintShape(brush: Brush, node: CanvasNode, isWhole: boolean): void {
  const { ctx, theme } = brush;
  const fill = fillColor(theme, node.fill);
  const isPlainBox = (node.kind === 'note' || node.kind === 'rectangle') && !isWhole;
  if (!isPlainBox) trace(ctx, node);
  if (fill !== undefined) {
    ctx.fillStyle = fill;
    if (isPlainBox) ctx.fillRect(0, 0, node.width, node.height);
    else ctx.fill();
  }
  if (node.kind === 'note' && !isOutlined(theme.paper, node.fill)) return;
  ctx.strokeStyle = node.kind === 'note' ? theme.line : theme.muted;
  ctx.lineWidth = Math.max(node.kind === 'note' ? 1 : 1.5, 1 / brush.at.scale);
  if (isPlainBox) ctx.strokeRect(0, 0, node.width, node.height);
  else ctx.stroke();
}

/** A colored note stands out by its color, unless the system has taken the colors away. */
const isOutlined = (paper: string, fill: NodeFill): boolean =>
  fill === 'paper' || fill === 'none' || paper === 'Canvas';

function trace(ctx: CanvasRenderingContext2D, { kind, width, height }: CanvasNode): void {
  ctx.beginPath();
  if (kind === 'ellipse') ctx.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else if (kind === 'diamond') {
    ctx.moveTo(width / 2, 0);
    ctx.lineTo(width, height / 2);
    ctx.lineTo(width / 2, height);
    ctx.lineTo(0, height / 2);
    ctx.closePath();
  } else ctx.roundRect(0, 0, width, height, kind === 'note' ? corner : 4);
}
