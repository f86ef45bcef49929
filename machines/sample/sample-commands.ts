import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Idea } from '#domain/idea/idea.ts';
import type { Ledger } from '#domain/ledger/ledger.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { canvasDraft, ideaDraft, projectDraft } from '#domain/log/command-draft.ts';
import type { Project } from '#domain/project/project.ts';
import { sample } from '#domain/sample/sample.ts';
import { sampleForkCanvas, sampleIdeaCanvas } from '#domain/sample/sample-canvas.ts';
import { sampleBegan, sampleDecision } from '#domain/sample/sample-loop.ts';
import { type SampleIds, sampleLoopId, samplePartId } from './sample-ids.ts';
import {
  commandsForSampleForkLoop,
  commandsForSampleLoop,
  type DatedDraft,
  linksOfSampleCards,
} from './sample-loop-commands.ts';
import { commandsForSamplePeople } from './sample-people-commands.ts';

/** Ideas and projects, whether they are to be seen or not. */
export interface IdeasWithProjects {
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
}

/** All that is there, and what the sample's two ideas have: undefined while there is nothing of it. */
export interface KnownBeforeSample extends IdeasWithProjects {
  readonly ideaCanvas: Canvas | undefined;
  readonly forkCanvas: Canvas | undefined;
  readonly ideaLedger: Ledger | undefined;
  readonly forkLedger: Ledger | undefined;
  /** Whether there is anything in a stream. */
  readonly has: (stream: string) => boolean;
}

/** `position`: how far the log has been read. `now`: the day on which the sample is added, ISO 8601. */
export interface SampleMoment {
  readonly position: number;
  readonly now: string;
}

/** A draft with the time at which it happened. ISO 8601. */
export type TimedDraft = CommandDraft & { readonly at: string };

/** Puts the sample into the workspace, or brings back what was removed of it. */
export function commandsForSample(
  ids: SampleIds,
  known: KnownBeforeSample,
  { position, now }: SampleMoment,
): readonly TimedDraft[] {
  const hasIdea = (id: string): boolean => known.ideas.some((idea) => idea.id === id);
  // An idea has one project at a time, and the founder may have begun another.
  const begin = (
    id: string,
    ideaId: string,
    data: { readonly canvasId: string; readonly forkedFrom?: string },
  ): readonly CommandDraft[] => {
    if (known.projects.some((each) => each.ideaId === ideaId && !each.removed)) return [];
    if (known.projects.some((each) => each.id === id)) return [projectDraft('RestoreProject', id, {})];
    return [projectDraft('StartProject', id, { ideaId, sample: true, ...data })];
  };
  const { title, tags, status, ...texts } = sample.idea;
  const { status: forkStatus, tags: forkTags, ...fork } = sample.fork;
  const captured = hasIdea(ids.idea)
    ? [ideaDraft('RestoreIdea', ids.idea, {})]
    : [
        ideaDraft('CaptureIdea', ids.idea, { title }),
        ideaDraft('DescribeIdea', ids.idea, texts),
        ideaDraft('TagIdea', ids.idea, { tags: [...tags] }),
      ];
  const forked = hasIdea(ids.fork)
    ? [ideaDraft('RestoreIdea', ids.fork, {})]
    : [
        ideaDraft('ForkIdea', ids.fork, {
          ...{ from: ids.idea, kind: 'pivot', position, ...fork },
          decisionId: sampleLoopId(ids.ideaProject, sampleDecision.name),
        }),
        ideaDraft('MoveIdea', ids.fork, { status: forkStatus }),
        ideaDraft('TagIdea', ids.fork, { tags: [...forkTags] }),
      ];
  const moved = hasIdea(ids.idea) ? [] : [ideaDraft('MoveIdea', ids.idea, { status })];
  const beginning = [...captured, ...begin(ids.ideaProject, ids.idea, { canvasId: ids.ideaCanvas })];
  const pivot = [
    ...moved,
    ...forked,
    ...begin(ids.forkProject, ids.fork, { canvasId: ids.forkCanvas, forkedFrom: ids.ideaProject }),
  ];
  const rest = restOfSample(ids, known, now);
  return timed(now, [...onDay(sampleBegan, beginning), ...onDay(sampleDecision.day, pivot), ...rest]);
}

/** For a sample that was added before it had canvases, a loop, or people, to look at. */
export const commandsForRestOfSample = (ids: SampleIds, known: KnownBeforeSample, now: string): readonly TimedDraft[] =>
  timed(now, restOfSample(ids, known, now));

function restOfSample(ids: SampleIds, known: KnownBeforeSample, now: string): readonly DatedDraft[] {
  const { ideaProject, ideaCanvas, forkProject, forkCanvas } = ids;
  const canvases = [
    known.ideaCanvas
      ? linksOfSampleCards(ideaProject, ideaCanvas, known.ideaCanvas)
      : [placeCanvas(ideaProject, ideaCanvas, sampleIdeaCanvas)],
    known.forkCanvas
      ? linksOfSampleCards(forkProject, forkCanvas, known.forkCanvas)
      : [placeCanvas(forkProject, forkCanvas, sampleForkCanvas)],
  ];
  return [
    ...onDay(sampleDecision.day, canvases.flat()),
    ...(known.ideaLedger ? [] : commandsForSampleLoop(ids)),
    ...(known.forkLedger ? [] : commandsForSampleForkLoop(ids)),
    ...commandsForSamplePeople(ids, now)
      .filter(({ drafts: [{ stream }] }) => !known.has(stream))
      .flatMap(({ day, drafts }) => onDay(day, drafts)),
  ];
}

const onDay = (day: number, drafts: readonly CommandDraft[]): readonly DatedDraft[] =>
  drafts.map((draft) => ({ ...draft, day }));

const dayMs = 24 * 60 * 60 * 1000;
const timed = (now: string, drafts: readonly DatedDraft[]): readonly TimedDraft[] =>
  drafts.map(({ day, ...draft }) => ({ ...draft, at: new Date(Date.parse(now) + day * dayMs).toISOString() }));

const placeCanvas = (projectId: string, canvasId: string, contentOf: typeof sampleForkCanvas): CommandDraft =>
  canvasDraft(
    'PlaceNodes',
    canvasId,
    contentOf({
      idOf: (name) => samplePartId(canvasId, name),
      assumptionOf: (name) => sampleLoopId(projectId, name),
    }),
  );

/** Takes what is to be seen of the sample away, and what would bring exactly that back. The canvas goes with its project. */
export function commandsForSampleRemoval({ ideas, projects }: IdeasWithProjects): {
  readonly drafts: readonly CommandDraft[];
  readonly back: readonly CommandDraft[];
} {
  const seen = ideas.filter(({ archived }) => !archived);
  const live = projects.filter(({ removed }) => !removed);
  return {
    drafts: [
      ...live.map(({ id }) => projectDraft('RemoveProject', id, {})),
      ...seen.map(({ id }) => ideaDraft('ArchiveIdea', id, {})),
    ],
    back: [
      ...seen.map(({ id }) => ideaDraft('RestoreIdea', id, {})),
      ...live.flatMap(({ id, archived }) => [
        projectDraft('RestoreProject', id, {}),
        ...(archived ? [projectDraft('ArchiveProject', id, {})] : []),
      ]),
    ],
  };
}
