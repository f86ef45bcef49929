import { useApp } from './app-context.ts';
import { useOnceTakenOver } from './use-once-taken-over.ts';

/** Whether somebody is signed in; the server draws for nobody. */
export const useIsFounder = (): boolean =>
  useOnceTakenOver(useApp().actorOf('session'), (session) => session.hasTag('authed'));
