import type { Idea } from '#domain/idea/idea.ts';
import { commandsForExploring } from '#machines/project/project-commands.ts';
import type { Services } from '../services.ts';
import { newProjectOf } from './new-project-of.ts';

/** Makes the idea's project, unless it has one, and leads to the idea's page. */
export function startExploring(services: Services, idea: Pick<Idea, 'id' | 'status'>): void {
  const { navigate, dispatch } = services;
  const ids = newProjectOf(services)(idea.id);
  if (ids) dispatch(commandsForExploring(idea, ids));
  navigate({ name: 'idea-vault.idea', params: { ideaId: idea.id } });
}
