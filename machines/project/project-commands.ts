import { type ChosenStatus, decidedStatuses, type Idea, type IdeaStatus } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft, projectDraft } from '#domain/log/command-draft.ts';

/** Ids that only the outside can give. */
export interface NewProjectIds {
  readonly projectId: string;
  readonly canvasId: string;
}

/** Makes the idea's project. An idea that waits, rests or was given up is explored from now on; one further on stays there. */
export function commandsForExploring(idea: Pick<Idea, 'id' | 'status'>, ids: NewProjectIds): readonly CommandDraft[] {
  const { projectId, canvasId } = ids;
  const isFurther = idea.status === 'testing' || idea.status === 'building';
  return [
    projectDraft('StartProject', projectId, { ideaId: idea.id, canvasId }),
    ...(isFurther ? [] : [ideaDraft('MoveIdea', idea.id, { status: 'exploring', ...seenAs(idea.status) })]),
  ];
}

/** Says what status the founder saw, where that may come from a decision: the idea itself doesn't know. */
export const seenAs = (shown: IdeaStatus | undefined): { readonly from?: IdeaStatus } =>
  shown && decidedStatuses.includes(shown) ? { from: shown } : {};

/** Gives the idea a status. One that comes to be explored gets its project with it: `ids` are null if it has one. */
export function commandsForMove(
  { id, status: shown }: Pick<Idea, 'id' | 'status'>,
  status: ChosenStatus,
  ids: NewProjectIds | null,
): readonly CommandDraft[] {
  const move = ideaDraft('MoveIdea', id, { status, ...seenAs(shown) });
  if (status !== 'exploring' || !ids) return [move];
  return [projectDraft('StartProject', ids.projectId, { ideaId: id, canvasId: ids.canvasId }), move];
}
