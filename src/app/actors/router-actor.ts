import { fromCallback } from 'xstate';
import { type AppRouter, createAppRouter } from '#adapters/router/create-app-router.ts';
import { followLinks } from '#adapters/router/follow-links.ts';
import type { Location } from '#domain/routes/routes.ts';
import { actorOf } from '#machines/app-system.ts';
import type { Navigate, RouterReport } from '#machines/shell/navigation.machine.ts';
import { createAskGuard } from './ask-guard.ts';
import { whenSnapshotRead } from './when-snapshot-read.ts';

export interface RouterActorDeps {
  readonly newId: () => string;
  /** Fetches the screen's code. */
  readonly load: (place: Location) => Promise<unknown>;
  /** Whether the guard will probably let a founder pass. */
  readonly expectsFounder: () => boolean;
  /** Hands the router out to react-router5. */
  readonly onCreated: (router: AppRouter['router5']) => void;
}

/** router5 as an actor; every transition consults the guard. */
export const createRouterActor = ({ newId, load, expectsFounder, onCreated }: RouterActorDeps) =>
  fromCallback<Navigate>(({ sendBack, receive, system }) => {
    const report = (event: RouterReport) => sendBack(event);
    const ask = createAskGuard(actorOf(system, 'guard'), newId);
    const router = createAppRouter({
      guard: (place) => {
        // The code travels while the guard waits for the server; should it fail, it is fetched again afterwards.
        if (expectsFounder()) load(place).catch(() => {});
        return ask(place);
      },
      load: (place) => Promise.all([load(place), whenSnapshotRead(actorOf(system, 'sync'))]),
      onStarted: (path) => report({ type: 'transition.started', path }),
      onSucceeded: (place) => report({ type: 'transition.succeeded', place }),
      onFailed: (path, reason) => report({ type: 'transition.failed', path, reason }),
      onCancelled: (path) => report({ type: 'transition.cancelled', path }),
    });
    const stopLinks = followLinks(document, router.navigate);
    receive(({ to, replace = false }) => router.navigate(to, { replace }));
    onCreated(router.router5);
    router.start();
    return () => {
      stopLinks();
      router.stop();
    };
  });
