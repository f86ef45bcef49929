import { experimentStream } from '#domain/experiment/experiment-stream.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { interviewStream } from '#domain/interview/interview-stream.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { pageStream } from '#domain/page/page-stream.ts';
import { reportStream } from '#domain/report/report-stream.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { labels } from '#features/home/labels.ts';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import {
  commandsForRestOfSample,
  commandsForSample,
  commandsForSampleRemoval,
} from '#machines/sample/sample-commands.ts';
import { sampleIds } from '#machines/sample/sample-ids.ts';
import { sampleIn } from '#machines/sample/select-sample.ts';
import type { ToastsActor } from '#machines/shell/toasts.machine.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import type { Services } from '../services.ts';
import { offerTakingBack } from './offer-taking-back.ts';

// The rules of all that the sample has.
const kinds = [experimentStream, interviewStream, pageStream, surveyStream, intakeStream, reportStream];
for (const kind of kinds) registerStream(kind);

/**
 * Adds the sample, and leads to the canvas of the idea that came out of it. An exploration of that idea which the founder
 * began is led to instead.
 */
export function showSample(services: Services, workspaceId: string): void {
  const { fork, forkProject } = sampleIds(workspaceId);
  const projects = projectsOf(services.workspace).get();
  const explored = projects.find(({ ideaId, removed }) => ideaId === fork && !removed);
  addSample(services, workspaceId);
  services.navigate({ name: 'canvas', params: { projectId: explored?.id ?? forkProject } });
}

/** Puts the sample, or what is missing of it, into the founder's workspace, whose id has to be known. */
function addSample({ workspace, dispatch, now }: Services, workspaceId: string): void {
  const ids = sampleIds(workspaceId);
  const known = {
    ideas: ideasOf(workspace).get(),
    projects: projectsOf(workspace).get(),
    ideaCanvas: canvasOf(workspace, ids.ideaCanvas).get(),
    forkCanvas: canvasOf(workspace, ids.forkCanvas).get(),
    ideaLedger: ledgerAt(workspace, ids.ideaProject),
    forkLedger: ledgerAt(workspace, ids.forkProject),
    has: (stream: string) => workspace.peek(stream) !== undefined,
  };
  const isThere = sampleIn(workspace).get().isThere;
  const drafts = isThere
    ? commandsForRestOfSample(ids, known, now())
    : commandsForSample(ids, known, { position: workspace.position.get(), now: now() });
  if (drafts.length > 0) dispatch(drafts);
}

const ledgerAt = (workspace: Workspace, projectId: string) =>
  workspace.peek(ledgerStreamOf(projectId)) as Ledger | undefined;

/** Takes the sample away in one step, which can be taken back. */
export function removeSample(toasts: ToastsActor, services: Services): void {
  const { drafts, back } = commandsForSampleRemoval(sampleIn(services.workspace).get());
  services.dispatch(drafts);
  offerTakingBack(toasts, services, { message: labels.sample.removed, drafts: back });
}
