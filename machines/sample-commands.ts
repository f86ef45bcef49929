import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Idea } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { canvasDraft, ideaDraft, projectDraft } from '#domain/log/command-draft.ts';
import type { Project } from '#domain/project/project.ts';
import { sample } from '#domain/sample/sample.ts';
import { sampleForkCanvas, sampleIdeaCanvas } from '#domain/sample/sample-canvas.ts';
import { type SampleIds, samplePartId } from './sample-ids.ts';

/** Ideas and projects, whether they are to be seen or not. */
export interface IdeasWithProjects {
  readonly ideas: readonly Idea[];
  readonly projects: readonly Project[];
}

/** All that is there, and the canvases of the sample's ideas; undefined while nothing was placed on one. */
export interface KnownBeforeSample extends IdeasWithProjects {
  readonly ideaCanvas: Canvas | undefined;
  readonly forkCanvas: Canvas | undefined;
}

/** Puts the sample into the workspace, or brings back what was removed of it. `position`: how far the log has been read. */
export function commandsForSample(ids: SampleIds, known: KnownBeforeSample, position: number): readonly CommandDraft[] {
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
  const { title, problem, audience, status } = sample.idea;
  const { status: forkStatus, ...fork } = sample.fork;
  const idea = hasIdea(ids.idea)
    ? [ideaDraft('RestoreIdea', ids.idea, {})]
    : [
        ideaDraft('CaptureIdea', ids.idea, { title }),
        ideaDraft('DescribeIdea', ids.idea, { problem, audience }),
        ideaDraft('MoveIdea', ids.idea, { status }),
      ];
  const forked = hasIdea(ids.fork)
    ? [ideaDraft('RestoreIdea', ids.fork, {})]
    : [
        ideaDraft('ForkIdea', ids.fork, { from: ids.idea, kind: 'pivot', position, ...fork }),
        ideaDraft('MoveIdea', ids.fork, { status: forkStatus }),
      ];
  const project = begin(ids.ideaProject, ids.idea, { canvasId: ids.ideaCanvas });
  return [
    ...idea,
    ...forked,
    ...project,
    ...(project.length === 0 || known.ideaCanvas ? [] : [placeCanvas(ids.ideaCanvas, sampleIdeaCanvas)]),
    ...begin(ids.forkProject, ids.fork, { canvasId: ids.forkCanvas, forkedFrom: ids.ideaProject }),
    ...placeForkCanvas(ids, known.forkCanvas),
  ];
}

/** For a sample that was added before its second idea had a canvas to look at. */
export const placeForkCanvas = ({ forkCanvas }: SampleIds, canvas: Canvas | undefined): readonly CommandDraft[] =>
  canvas ? [] : [placeCanvas(forkCanvas, sampleForkCanvas)];

const placeCanvas = (canvasId: string, contentOf: typeof sampleForkCanvas): CommandDraft =>
  canvasDraft(
    'PlaceNodes',
    canvasId,
    contentOf((name) => samplePartId(canvasId, name)),
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
