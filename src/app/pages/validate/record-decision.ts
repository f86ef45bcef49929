import { exportCanvas } from '#domain/canvas-transfer/export-canvas.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { canvasOf } from '#machines/select-canvas.ts';
import { ideaOf } from '#machines/select-ideas.ts';
import type { SubmittedDecision } from '#machines/validate/decide.machine.ts';
import { commandForDecision, commandsForPivot } from '#machines/validate/decision-commands.ts';
import { ongoingChoices } from '#machines/validate/ongoing-choices.ts';
import { ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import type { Services } from '../../services.ts';
import { placeParts } from '../canvas/place-parts.ts';

/** Makes one change of a decision. */
export function recordDecision(
  { workspace, newId, dispatch }: Services,
  projectId: string,
  { kind, ongoing, wishes, ...fields }: SubmittedDecision,
): void {
  if (kind === null) return;
  const ledger = ledgerOf(workspace, projectId).get();
  const decision = { ...fields, kind };
  const project = workspace.peek(projectStreamOf(projectId)) as Project | undefined;
  const idea = project && ideaOf(workspace, project.ideaId).get();
  if (kind !== 'pivot' || !idea) {
    dispatch([commandForDecision(ledger, decision)]);
    return;
  }
  const target = { ideaId: newId(), projectId: newId(), canvasId: newId() };
  const canvas = canvasOf(workspace, project.canvasId).get();
  const place = { canvasId: target.canvasId, canvas: undefined, offset: { x: 0, y: 0 } };
  const scores = scoresOfProject(workspace, projectId).get();
  dispatch(
    commandsForPivot({
      ...{ idea, ledger, scores, decision, target, newId },
      ongoing: ongoingChoices(ongoing, wishes, fields.wordings, scores),
      position: workspace.position.get(),
      canvas: canvas ? placeParts(exportCanvas(canvas), place).drafts : [],
    }),
  );
}
