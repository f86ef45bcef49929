import type { Idea } from '#domain/idea/idea.ts';
import { startExploringWishes } from '#machines/project-wishes.ts';
import { projectOfIdea } from '#machines/select-projects.ts';
import type { Services } from '../services.ts';

/** Makes the idea's project, unless it has one, and leads to the idea's page. */
export function startExploring(services: Services, idea: Pick<Idea, 'id' | 'status'>): void {
  const { workspace, newId, navigate, issueWishes } = services;
  if (projectOfIdea(workspace, idea.id).get() === undefined) {
    issueWishes(startExploringWishes(idea, { projectId: newId(), canvasId: newId() }));
  }
  navigate({ name: 'idea-vault.idea', params: { ideaId: idea.id } });
}
