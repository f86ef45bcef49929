import { liveNodes } from '#domain/canvas/live-parts.ts';
import { canvasFormat } from '#domain/canvas-transfer/canvas-format.ts';
import type { OwnTemplate } from '#domain/vault/own-template.ts';
import { boundsOf } from '#drawing/bounds.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import type { Services } from '../../services.ts';
import { fileBounds, placeParts } from './place-parts.ts';
import { besides } from './place-template.ts';

/** Lays a template of the founder's own out beside what is there, shows it and selects it. */
export function placeOwnTemplate(
  { controls, actor }: CanvasSession,
  services: Pick<Services, 'dispatch'>,
  canvasId: string,
  { nodes, edges }: OwnTemplate,
): void {
  const { canvas } = controls;
  const file = { ...canvasFormat, canvas: '', nodes: [...nodes], edges: [...edges] };
  const bounds = fileBounds(file);
  const offset = besides(bounds, canvas && boundsOf(liveNodes(canvas)));
  const { drafts, ids } = placeParts(file, { canvasId, canvas, offset });
  controls.settle();
  services.dispatch(drafts);
  controls.select(ids);
  if (!bounds) return;
  const box = { ...bounds, x: bounds.x + offset.x, y: bounds.y + offset.y };
  actor.getSnapshot().children.camera?.send({ type: 'box.fitted', box });
}
