import { useApp } from './app-context.ts';
import { useAfterHydration } from './use-after-hydration.ts';

/** Whether somebody is signed in; the server draws for nobody. */
export const useIsFounder = (): boolean =>
  useAfterHydration(useApp().actorOf('session'), (session) => session.hasTag('authed'));
