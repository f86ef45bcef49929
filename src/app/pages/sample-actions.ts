import { labels } from '#features/home/labels.ts';
import { sampleIds } from '#machines/sample-ids.ts';
import { addSampleWishes, placeForkCanvas, removeSampleWishes } from '#machines/sample-wishes.ts';
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
export function showSample({ workspace, issueWishes, navigate }: Services, workspaceId: string): void {
  const ids = sampleIds(workspaceId);
  const known = {
    ideas: ideasOf(workspace).get(),
    projects: projectsOf(workspace).get(),
    ideaCanvas: canvasOf(workspace, ids.ideaCanvas).get(),
    forkCanvas: canvasOf(workspace, ids.forkCanvas).get(),
  };
  const isThere = sampleIn(workspace).get().isThere;
  const wishes = isThere
    ? placeForkCanvas(ids, known.forkCanvas)
    : addSampleWishes(ids, known, workspace.position.get());
  if (wishes.length > 0) issueWishes(wishes);
  const explored = known.projects.find(({ ideaId, removed }) => ideaId === ids.fork && !removed);
  navigate({ name: 'canvas', params: { projectId: explored?.id ?? ids.forkProject } });
}

/** Takes the sample away in one step, which can be taken back. */
export function removeSample(toasts: ToastsActor, services: Services): void {
  const { wishes, back } = removeSampleWishes(sampleIn(services.workspace).get());
  services.issueWishes(wishes);
  offerTakingBack(toasts, services, { message: labels.sample.removed, wishes: back });
}
