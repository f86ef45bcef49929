import { createActor, fromPromise } from 'xstate';
import { readContent } from '#adapters/content/read-content.ts';
import { fetchReadIds, saveReadIds } from '#adapters/news/news-reads.ts';
import type { NewsQueries } from '#features/news/news-queries.ts';
import { type NewsActor, newsMachine } from '#machines/shell/news.machine.ts';
import type { App } from './app-context.ts';
import { tieFounderQueries } from './founder-queries.ts';
import { queryClient } from './query-client.ts';
import { revokeRemoved } from './revoke-removed.ts';
import { serverCalls } from './server-calls.ts';
import { watchQueries } from './watch-queries.ts';

/** The news of the founder who is signed in. */
export interface News {
  readonly actor: NewsActor;
  readonly queries: NewsQueries;
}

const opened = new WeakMap<App, News>();
const readIdsKey = ['founder', 'news', 'read'];

/** The same for every screen of the application, so that what is read on one is known on the other. */
export function newsOf(app: App): News {
  const found = opened.get(app) ?? open(app);
  opened.set(app, found);
  return found;
}

function open(app: App): News {
  const { actorOf, inspect, services } = app;
  const { call } = services;
  const session = actorOf('session');
  watchQueries(app);
  const actor = createActor(
    newsMachine.provide({
      actors: {
        saveReads: fromPromise<readonly string[], { readonly ids: readonly string[] }>(async ({ input, signal }) => {
          const all = await saveReadIds(call, input.ids);
          // Too late: the session has ended meanwhile.
          if (!signal.aborted) queryClient.setQueryData(readIdsKey, all);
          return input.ids;
        }),
      },
    }),
    { inspect },
  ).start();
  tieFounderQueries(queryClient, session);
  revokeRemoved(queryClient);
  addEventListener('online', () => actor.send({ type: 'connection.regained' }));
  session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) actor.send({ type: 'founder.left' });
  });
  const content = readContent(serverCalls.call);
  return {
    actor,
    queries: {
      articles: { queryKey: ['content', 'articles'], queryFn: content.articles },
      readIds: { queryKey: readIdsKey, queryFn: () => fetchReadIds(call) },
    },
  };
}
