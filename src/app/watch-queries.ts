import type { App } from './app-context.ts';
import { queryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';
import { tellFailures } from './tell-failures.ts';

const watched = new WeakSet<App>();

/**
 * Shows a toast when a query fails in the background, and fetches failed queries again when the server is reachable.
 * Subscribes once for each application, so that a failure is shown once.
 */
export function watchQueries(app: App): void {
  if (watched.has(app)) return;
  watched.add(app);
  tellFailures(queryClient, app.services);
  readAgain(queryClient, app.actorOf('sync'));
}
