import { readCurrentProject } from '#adapters/storage/current-project-storage.ts';
import { local } from '#adapters/storage/local.ts';
import { selectUser } from '#machines/user.store.ts';
import type { App } from './app-context.ts';

/** Of the explored ideas the one that the header names, else the first; undefined if there are none. */
export function openIdea<Idea extends { readonly id: string }>(
  { actorOf }: Pick<App, 'actorOf'>,
  ideas: readonly Idea[],
): Idea | undefined {
  const user = selectUser(actorOf('user').getSnapshot());
  const current = user && readCurrentProject(local, user.id);
  return ideas.find(({ id }) => id === current) ?? ideas[0];
}
