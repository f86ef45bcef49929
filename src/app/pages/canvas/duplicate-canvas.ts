import { exportCanvas } from '#domain/canvas-transfer/export-canvas.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { commandsForExploring } from '#machines/project/project-commands.ts';
import type { NamedProjectOfIdea } from '#machines/project/select-named-projects.ts';
import { commandForFork, copyTitle } from '#machines/vault/fork-idea.ts';
import { ideaOf, ideasOf } from '#machines/vault/select-ideas.ts';
import type { Services } from '../../services.ts';
import { placeParts } from './place-parts.ts';

/**
 * Begins a copy of an idea with a canvas that holds the same, and leads to it. It is one change, which one undo takes back.
 * Assumptions become plain notes: the tests of the first idea are not those of the copy.
 */
export function duplicateCanvas(services: Services, { id, ideaId, title }: NamedProjectOfIdea): void {
  const { workspace, newId, dispatch, navigate } = services;
  const idea = ideaOf(workspace, ideaId).get();
  const project = workspace.stream(projectStreamOf(id)).get() as Project | undefined;
  if (!idea || !project) return;
  const canvas = canvasOf(workspace, project.canvasId).get();
  const taken = new Set(
    ideasOf(workspace)
      .get()
      .map((each) => each.title),
  );
  const copy = { ideaId: newId(), projectId: newId(), canvasId: newId() };
  const named = copyTitle(title, taken);
  dispatch([
    commandForFork(idea, { id: copy.ideaId, kind: 'copy', title: named, position: workspace.position.get() }),
    ...commandsForExploring({ id: copy.ideaId, status: 'inbox' }, copy),
    ...(canvas
      ? placeParts(exportCanvas(canvas), { canvasId: copy.canvasId, canvas: undefined, offset: { x: 0, y: 0 } }).drafts
      : []),
  ]);
  navigate({ name: 'canvas', params: { projectId: copy.projectId } });
}
