import { sampleIds } from '#machines/sample-ids.ts';
import { addSampleWishes, removeSampleWishes } from '#machines/sample-wishes.ts';
import { canvasOf } from '#machines/select-canvas.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import { projectsOf } from '#machines/select-projects.ts';
import { sampleIn } from '#machines/select-sample.ts';
import type { ToastsActor } from '#machines/toasts.machine.ts';
import type { Services } from '../services.ts';
import { offerTakingBack } from './offer-taking-back.ts';

/** Puts the sample into the founder's workspace, whose id has to be known, and leads to it. */
export function showSample({ workspace, issueWishes, navigate }: Services, workspaceId: string): void {
  const ids = sampleIds(workspaceId);
  const known = {
    ideas: ideasOf(workspace).get(),
    projects: projectsOf(workspace).get(),
    canvas: canvasOf(workspace, ids.ideaCanvas).get(),
  };
  if (!sampleIn(workspace).get().isThere) issueWishes(addSampleWishes(ids, known, workspace.position.get()));
  navigate({ name: 'idea-vault.idea', params: { ideaId: ids.idea } });
}

/** Takes the sample away in one step, which can be taken back. */
export function removeSample(toasts: ToastsActor, services: Services): void {
  const { wishes, back } = removeSampleWishes(sampleIn(services.workspace).get());
  services.issueWishes(wishes);
  offerTakingBack(toasts, services, { message: 'The example is removed.', wishes: back });
}
