import { exportCanvas } from '#domain/canvas-transfer/export-canvas.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { type Lineage, refutedBefore } from '#domain/lineage/lineage-of.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { lineageIn } from '#machines/project/select-lineage.ts';
import type { SubmittedDecision } from '#machines/validate/decide.machine.ts';
import { commandForDecision, commandsForPivot } from '#machines/validate/decision-commands.ts';
import { ongoingChoices } from '#machines/validate/ongoing-choices.ts';
import { ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { successorCanvas } from '#machines/validate/successor-canvas.ts';
import { isRefutedWording } from '#machines/validate/wording-to-take.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import type { Services } from '../../services.ts';
import { placeParts } from '../canvas/place-parts.ts';

/** Makes one change of a decision. */
export function dispatchDecision(
  { workspace, newId, dispatch }: Services,
  projectId: string,
  { kind, ongoing, chosen, ...fields }: SubmittedDecision,
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
  const place = { canvasId: target.canvasId, canvas: undefined, offset: { x: 0, y: 0 }, keepsAssumptions: true };
  const scores = scoresOfProject(workspace, projectId).get();
  dispatch(
    commandsForPivot({
      ...{ idea, ledger, scores, decision, target, newId },
      ongoing: ongoingChoices(ongoing, chosen, fields.wordings, scores),
      position: workspace.position.get(),
      canvas: (next) => {
        if (!canvas) return [];
        const { predecessors } = lineageIn(workspace, projectId).get();
        const succession = {
          ...{ idea, pitch: oneLine(fields.pitch), next, refuted: refutedIn(scores, predecessors) },
          textOf: (id: string) => scores.find(({ assumption }) => assumption.id === id)?.assumption.text,
        };
        return placeParts(successorCanvas(exportCanvas(canvas), succession), place).drafts;
      },
    }),
  );
}

/** Returns the assumptions of this idea and of those before it that tests have spoken against. */
const refutedIn = (scores: readonly Scored[], predecessors: Lineage['predecessors']): ReadonlySet<string> =>
  new Set([
    ...scores.filter(isRefutedWording).map(({ assumption }) => assumption.id),
    ...refutedBefore(predecessors).map(({ assumption }) => assumption.id),
  ]);
