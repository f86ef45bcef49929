import type { Idea } from '#domain/idea/idea.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { commandsForExploring, type NewProjectIds } from '#machines/project/project-commands.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
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

type Described = Pick<Idea, 'title' | 'pitch' | 'problem' | 'audience'>;

const untold: Described = { title: '', pitch: '', problem: '', audience: '' };

/** The texts of the idea that a project is about; empty ones while the idea is not known. */
export function ideaOfProject({ workspace }: Pick<Services, 'workspace'>, projectId: string): Described {
  const project = workspace.peek(projectStreamOf(projectId)) as Project | undefined;
  return ideaOf(workspace, project?.ideaId ?? '').get() ?? untold;
}
