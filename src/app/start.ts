import { whenIdle } from '#adapters/page/when-idle.ts';
import type { App } from './app-context.ts';
import { boot } from './boot.ts';
import { createLazyJournal } from './journal/lazy-journal.ts';
import { wantsInspection } from './journal/wants-inspection.ts';
import { whenReady } from './mark-ready.ts';
import { offerUpdates } from './offer-updates.ts';
import { tellUncaught } from './tell-uncaught.ts';

/** Starts the application, has it drawn, and then starts what the first screen can do without. */
export async function start(draw: (booting: Promise<App>) => Promise<App | null>): Promise<void> {
  const inspection = wantsInspection();
  const journal = createLazyJournal();
  const app = await draw(boot(journal.inspect));
  if (!app) return;
  tellUncaught(window, app);
  // Where it cannot be fetched, it is tried for again later.
  const recording = whenReady.then(journal.load);
  recording.catch(() => {});
  if (inspection) {
    Promise.all([recording, import('./journal/offer-inspector.tsx')])
      .then(([recorder, { offerInspector }]) => offerInspector(recorder, inspection))
      .catch(() => {});
  }
  // Where it cannot be fetched, what waits goes with the next visit.
  whenReady
    .then(whenIdle)
    .then(() => import('./pending-work.ts'))
    .then(({ startPendingWork }) => startPendingWork(app))
    .catch(() => {});
  if (app.services.settings.posthog) {
    // Where it cannot be fetched, nothing is counted.
    import('./start-analytics.ts').then(({ startAnalytics }) => startAnalytics(app)).catch(() => {});
  }
  if (!import.meta.env.PROD) return;
  whenReady.then(() => offerUpdates(app)).catch(() => {});
}
