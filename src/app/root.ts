import type { Router } from 'router5';
import { type Actor, createActor, fromPromise, type InspectionEvent } from 'xstate';
import { newId } from '#adapters/clock/new-id.ts';
import { isSystemDark } from '#adapters/page/watch-system-dark.ts';
import { readTheme, writeTheme } from '#adapters/storage/theme-storage.ts';
import { readTokens } from '#adapters/storage/token-storage.ts';
import { readChosenWorkspace } from '#adapters/storage/workspace-storage.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import type { User } from '#domain/user/user.ts';
import { appMachine } from '#machines/app.machine.ts';
import { actorOf } from '#machines/app-system.ts';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import { navigationMachine } from '#machines/shell/navigation.machine.ts';
import { themeMachine } from '#machines/shell/theme.machine.ts';
import { syncMachine } from '#machines/sync/sync.machine.ts';
import { createRouterActor } from './actors/router-actor.ts';
import { sessionActors } from './actors/session-actors.ts';
import type { Gateways } from './gateways.ts';
import { createLazyAuthenticatedApp, type LazyAuthenticatedApp, lazySyncActors } from './lazy-authenticated-app.ts';
import { loadScreen } from './screens.ts';

export interface Root {
  readonly actor: Actor<typeof appMachine>;
  readonly call: AuthorisedCall;
  readonly authenticatedApp: LazyAuthenticatedApp;
  /** Null until the root has started. */
  readonly router: () => Router | null;
}

export interface RootInput {
  /** Null if the page brought none and none are kept. */
  readonly settings: PublicSettings | null;
  readonly gateways: Gateways;
  readonly inspect: (event: InspectionEvent) => void;
}

/** The application's machines with their real actors, not yet started. */
export function createRoot({ settings, gateways, inspect }: RootInput): Root {
  const { storage } = gateways;
  let router: Router | null = null;
  const workspace = readChosenWorkspace(storage);
  const call: AuthorisedCall = async (path, options) => {
    const { authorisedCalls } = await import('./authorised-calls.ts');
    return authorisedCalls(actorOf(actor.system, 'session'), inspect, workspace)(path, options);
  };
  const authenticatedApp = createLazyAuthenticatedApp(call, storage, workspace);

  const machine = appMachine.provide({
    actors: {
      session: sessionMachine.provide(sessionActors(gateways)),
      theme: themeMachine.provide({ actions: { storeChoice: (_, { choice }) => writeTheme(storage, choice) } }),
      navigation: navigationMachine.provide({
        actors: {
          router: createRouterActor({
            newId,
            load: loadScreen,
            expectsFounder: () => readTokens(storage) !== null,
            onCreated: (created) => {
              router = created;
            },
          }),
        },
      }),
      sync: syncMachine.provide({ actors: lazySyncActors(authenticatedApp) }),
      loadUser: fromPromise<User>(async ({ signal }) => (await authenticatedApp.load()).loadUser(signal)),
    },
  });
  const actor: Root['actor'] = createActor(machine, {
    input: { flags: settings, theme: { choice: readTheme(storage), systemDark: isSystemDark() } },
    inspect,
  });
  // As for screens: sooner than it is needed.
  if (readTokens(storage)) authenticatedApp.load().catch(() => {});
  return { actor, call, authenticatedApp, router: () => router };
}
