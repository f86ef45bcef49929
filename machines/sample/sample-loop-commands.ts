import type { Canvas } from '#domain/canvas/canvas.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import { type CommandDraft, canvasDraft, experimentDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { sample } from '#domain/sample/sample.ts';
import {
  type SampleAssumption,
  type SampleExperiment,
  sampleAssumptions,
  sampleBegan,
  sampleCarried,
  sampleDecision,
  sampleEvidence,
  sampleExperiments,
  sampleNew,
} from '#domain/sample/sample-loop.ts';
import { type SampleIds, sampleLoopId, samplePartId } from './sample-ids.ts';

/** A draft that happened on another day than the one on which it is sent. */
export type DatedDraft = CommandDraft & { readonly day: number };

const on = (day: number, ...drafts: readonly CommandDraft[]): readonly DatedDraft[] =>
  drafts.map((draft) => ({ ...draft, day }));

/**
 * The loop of the first idea, from its assumptions to the decision. The server writes what the tests showed as it takes
 * their results, so that the ledger has as many facts as the decision has seen when it comes to the decision.
 */
export function commandsForSampleLoop({
  ideaProject,
  ideaCanvas,
  fork,
  forkProject,
  forkCanvas,
}: SampleIds): readonly DatedDraft[] {
  const idOf = (name: string) => sampleLoopId(ideaProject, name);
  const { kind, reason, reversedBy, day, name } = sampleDecision;
  return [
    ...on(
      sampleBegan,
      ...sampleAssumptions.map((each) => stateAssumption(ideaProject, each, nodeOf(ideaCanvas, each.note))),
    ),
    ...sampleExperiments.flatMap((each) => runExperiment(ideaProject, each)),
    ...sampleEvidence.flatMap(({ name: id, assumption, day: heard, ...said }) =>
      on(
        heard,
        ledgerDraft('RecordEvidence', ideaProject, { evidenceId: idOf(id), assumptionId: idOf(assumption), ...said }),
      ),
    ),
    ...on(
      day,
      ledgerDraft('RecordDecision', ideaProject, {
        ...{ decisionId: idOf(name), kind, reason, reversedBy },
        seenVersion: sampleAssumptions.length + sampleExperiments.length + sampleEvidence.length,
        successor: { ideaId: fork, projectId: forkProject, canvasId: forkCanvas, title: sample.fork.title },
      }),
    ),
  ];
}

function runExperiment(projectId: string, experiment: SampleExperiment): readonly DatedDraft[] {
  const { name, assumption, method, question, goal, days, criterion, prediction, k, n, note, learning } = experiment;
  const [start, end] = days;
  const id = sampleLoopId(projectId, name);
  const assumptionId = sampleLoopId(projectId, assumption);
  const artefact = goal
    ? { artefact: { kind: 'page' as const, id: sampleLoopId(projectId, `${name} page`), goal } }
    : {};
  return [
    ...on(
      start,
      experimentDraft('DesignExperiment', id, {
        ...{ projectId, assumptionId, method, question, criterion, n, prediction, ...artefact },
        sample: true,
      }),
      experimentDraft('StartExperiment', id, {}),
    ),
    ...on(
      end,
      experimentDraft('RecordResult', id, { k, n, note }),
      experimentDraft('RecordLearning', id, { text: learning }),
    ),
  ];
}

/** The second idea's assumptions: two that it shares with the first, with their evidence, and the one to be tested. */
export function commandsForSampleForkLoop({ ideaProject, forkProject, forkCanvas }: SampleIds): readonly DatedDraft[] {
  const { day } = sampleDecision;
  const carried = sampleCarried.flatMap(({ name, experiment, note }) => {
    const assumption = sampleAssumptions.find((each) => each.name === name);
    if (!assumption) return [];
    return [
      {
        ...stateAssumption(forkProject, assumption, nodeOf(forkCanvas, note), {
          carriedFrom: { projectId: ideaProject, assumptionId: sampleLoopId(ideaProject, name) },
        }),
      },
      ledgerDraft('CarryEvidence', forkProject, {
        evidenceId: sampleLoopId(forkProject, experiment),
        assumptionId: sampleLoopId(forkProject, name),
        from: { projectId: ideaProject, evidenceId: `${sampleLoopId(ideaProject, experiment)}-1` },
      }),
    ];
  });
  return on(day, ...carried, stateAssumption(forkProject, sampleNew, nodeOf(forkCanvas, sampleNew.note)));
}

const nodeOf = (canvasId: string, note: string | undefined) =>
  note === undefined ? {} : { node: samplePartId(canvasId, note) };

function stateAssumption(
  projectId: string,
  { name, text, lens, importance, critical }: SampleAssumption,
  ...more: readonly { readonly node?: string; readonly carriedFrom?: { projectId: string; assumptionId: string } }[]
): CommandDraft {
  const assumptionId = sampleLoopId(projectId, name);
  return ledgerDraft('StateAssumption', projectId, {
    ...{ assumptionId, text, lens, importance, critical },
    ...Object.assign({}, ...more),
  });
}

/** The cards of a canvas that was made before there were assumptions, as links to them. */
export function linksOfSampleCards(projectId: string, canvasId: string, canvas: Canvas | undefined) {
  const names = new Set([...sampleAssumptions, sampleNew].map(({ name }) => name));
  return [...(canvas ? liveNodes(canvas) : [])].flatMap(({ id, assumption }) =>
    assumption !== null && names.has(assumption)
      ? [canvasDraft('LinkAssumption', canvasId, { id, assumption: sampleLoopId(projectId, assumption) })]
      : [],
  );
}
