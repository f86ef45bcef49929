import type { Idea } from '#domain/idea/idea.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import type { Services } from '../services.ts';

type Described = Pick<Idea, 'title' | 'pitch' | 'problem' | 'audience'>;

const untold: Described = { title: '', pitch: '', problem: '', audience: '' };

/** The texts of the idea that a project is about; empty ones while the idea is not known. */
export function ideaOfProject({ workspace }: Pick<Services, 'workspace'>, projectId: string): Described {
  const project = workspace.peek(projectStreamOf(projectId)) as Project | undefined;
  return ideaOf(workspace, project?.ideaId ?? '').get() ?? untold;
}
