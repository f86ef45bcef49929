import type { Idea } from '#domain/idea/idea.ts';
import { startExploringWishes } from '#machines/project-wishes.ts';
import type { Services } from '../services.ts';
import { issueWishes } from './issue-wishes.ts';

/** Makes the idea's project, and leads to the idea's page. */
export function startExploring(services: Services, idea: Pick<Idea, 'id' | 'status'>): void {
  const { newId, navigate } = services;
  const wishes = startExploringWishes(idea, { projectId: newId(), canvasId: newId() });
  issueWishes(services)(undefined, { wishes });
  navigate({ name: 'idea-vault.idea', params: { ideaId: idea.id } });
}
