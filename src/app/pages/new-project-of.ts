import type { Idea } from '#domain/idea/idea.ts';
import type { NewProjectIds } from '#machines/project/project-commands.ts';
import { commandsForExploring } from '#machines/project/project-commands.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import type { Services } from '../services.ts';

/** Ids for the project of an idea that comes to be explored; null if it has one. */
export const newProjectOf =
  ({ workspace, newId }: Pick<Services, 'workspace' | 'newId'>) =>
  (ideaId: string): NewProjectIds | null =>
    projectOfIdea(workspace, ideaId).get() ? null : { projectId: newId(), canvasId: newId() };

/** Makes the idea's project, unless it has one. */
export function exploreIdea(services: Services, idea: Pick<Idea, 'id' | 'status'>): void {
  const ids = newProjectOf(services)(idea.id);
  if (ids) services.dispatch(commandsForExploring(idea, ids));
}
