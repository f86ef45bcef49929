import type { Idea, IdeaStatus } from '#domain/idea/idea.ts';
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
    ...(isFurther ? [] : [ideaDraft('MoveIdea', idea.id, { status: 'exploring' })]),
  ];
}

/** Gives the idea a status. One that comes to be explored gets its project with it: `ids` are null where it has one. */
export function commandsForMove(
  idea: Pick<Idea, 'id'>,
  status: IdeaStatus,
  ids: NewProjectIds | null,
): readonly CommandDraft[] {
  if (status === 'exploring' && ids) return commandsForExploring({ ...idea, status: 'inbox' }, ids);
  return [ideaDraft('MoveIdea', idea.id, { status })];
}
