import { labels } from '#features/home/labels.ts';
import { commandsForSample, commandsForSampleRemoval, placeForkCanvas } from '#machines/sample-commands.ts';
import { sampleIds } from '#machines/sample-ids.ts';
import { canvasOf } from '#machines/select-canvas.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import { projectsOf } from '#machines/select-projects.ts';
import { sampleIn } from '#machines/select-sample.ts';
import type { ToastsActor } from '#machines/toasts.machine.ts';
import type { Services } from '../services.ts';
import { offerTakingBack } from './offer-taking-back.ts';

/**
 * Puts the sample into the founder's workspace, whose id has to be known, and leads to the canvas of the idea that came
 * out of it. An exploration of that idea which the founder began is led to instead.
 */
export function showSample({ workspace, dispatch, navigate }: Services, workspaceId: string): void {
  const ids = sampleIds(workspaceId);
  const known = {
    ideas: ideasOf(workspace).get(),
    projects: projectsOf(workspace).get(),
    ideaCanvas: canvasOf(workspace, ids.ideaCanvas).get(),
    forkCanvas: canvasOf(workspace, ids.forkCanvas).get(),
  };
  const isThere = sampleIn(workspace).get().isThere;
  const drafts = isThere
    ? placeForkCanvas(ids, known.forkCanvas)
    : commandsForSample(ids, known, workspace.position.get());
  if (drafts.length > 0) dispatch(drafts);
  const explored = known.projects.find(({ ideaId, removed }) => ideaId === ids.fork && !removed);
  navigate({ name: 'canvas', params: { projectId: explored?.id ?? ids.forkProject } });
}

/** Takes the sample away in one step, which can be taken back. */
export function removeSample(toasts: ToastsActor, services: Services): void {
  const { drafts, back } = commandsForSampleRemoval(sampleIn(services.workspace).get());
  services.dispatch(drafts);
  offerTakingBack(toasts, services, { message: labels.sample.removed, drafts: back });
}
