import { createContext, useContext } from 'react';
import type { Router } from 'router5';
import type { InspectionEvent } from 'xstate';
import type { AppActor } from '#machines/app.machine.ts';
import { type AppActors, actorOf } from '#machines/app-system.ts';
import type { Services } from './services.ts';

export interface App {
  readonly root: AppActor;
  readonly actorOf: <Name extends keyof AppActors>(name: Name) => AppActors[Name];
  readonly services: Services;
  /** For react-router5's hooks. */
  readonly router: Router;
  /** Sees every event of every actor, for the journal. */
  readonly inspect: (event: InspectionEvent) => void;
}

export const AppContext = createContext<App | null>(null);

export const createApp = (root: AppActor, services: Services, router: Router, inspect: App['inspect']): App => ({
  root,
  services,
  router,
  inspect,
  actorOf: (name) => actorOf(root.system, name),
});

/** The application that was started before the first render. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp outside of the application');
  return app;
}
