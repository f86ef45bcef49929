import type { App } from './app-context.ts';
import { queryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';
import { tellFailures } from './tell-failures.ts';

const watched = new WeakSet<App>();

/**
 * Reports failures of the founder's queries and reads them again. Runs once for all screens: each failure is told once.
 */
export function watchQueries(app: App): void {
  if (watched.has(app)) return;
  watched.add(app);
  tellFailures(queryClient, app.services);
  readAgain(queryClient, app.actorOf('sync'));
}
