import { canvasLimits, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasTemplate } from '#domain/canvas-templates/canvas-template.ts';
import { knownTexts } from '#domain/canvas-templates/known-texts.ts';
import { eachPart } from '#domain/log/parts.ts';
import { boundsOf } from '#drawing/bounds.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import type { Services } from '../../services.ts';
import { templateSheet } from './template-sheet.ts';

/** Between a template, or what is imported, and what is there already. In scene units. */
export const templateGap = 96;

/**
 * Lays a template out beside what is there, shows it, and leads the keyboard to its first section. What the idea says
 * already is in its cells, as notes of the same change. A blank one leaves the canvas as it is.
 */
export function placeTemplate(
  { controls, actor }: CanvasSession,
  services: Services,
  canvasId: string,
  template: CanvasTemplate,
): void {
  if (template.cells.length === 0) return;
  const live = [...(controls.canvas ? eachPart(controls.canvas.nodes) : [])].filter(({ removed }) => !removed);
  const around = boundsOf(live);
  const at = around ? { x: around.x + around.width + templateGap, y: around.y } : { x: 0, y: 0 };
  const idea = ideaOn(services, canvasId);
  const texts = idea ? knownTexts(template.id, idea, controls.canvas) : {};
  const { nodes, box } = templateSheet(template, { at, newId: newPartId, texts });
  services.dispatch([{ type: 'PlaceNodes', stream: canvasStreamOf(canvasId), data: { nodes: [...nodes] } }]);
  controls.select(nodes.slice(1, 2).map(({ id }) => id));
  actor.getSnapshot().children.camera?.send({ type: 'box.fitted', box });
}

/** The idea whose canvas it is. */
function ideaOn({ workspace }: Services, canvasId: string) {
  const project = projectsOf(workspace)
    .get()
    .find((each) => each.canvasId === canvasId);
  return project && ideaOf(workspace, project.ideaId).get();
}

/** To the right of what is there; where the canvas ends before that, and where nothing is there, parts keep their places. */
export function besides(bounds: Box | undefined, there: Box | undefined): Point {
  if (!bounds || !there) return { x: 0, y: 0 };
  const x = Math.round(there.x + there.width + templateGap - bounds.x);
  const y = Math.round(there.y - bounds.y);
  const isWithin =
    bounds.x + bounds.width + x <= canvasLimits.place && Math.abs(bounds.y + bounds.height + y) <= canvasLimits.place;
  return isWithin ? { x, y } : { x: 0, y: 0 };
}
