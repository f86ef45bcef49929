import '#ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hideSecrets } from '#adapters/router/router-browser.ts';
import { App } from './App.tsx';
import { AppContext, type App as RunningApp } from './app-context.ts';
import { boot } from './boot.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { createLateJournal } from './journal/late-journal.ts';
import { whenReady } from './mark-ready.ts';
import { offerUpdates } from './offer-updates.ts';
import { settledPath } from './settled-path.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no root');
const root = container;

// Not awaited at the top level: code that is fetched later imports from this file's chunk and would wait for it forever.
start().catch((fault) => createRoot(root).render(<ErrorScreen message={String(fault)} />));

async function start(): Promise<void> {
  hideSecrets();
  history.scrollRestoration = 'manual';
  const journal = createLateJournal();
  const app = await boot(journal.inspect);
  const tree = (
    <StrictMode>
      <AppContext value={app}>
        <App />
      </AppContext>
    </StrictMode>
  );
  if (await isDrawn(app)) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  // Where it cannot be fetched, it is tried for again later.
  whenReady.then(journal.load).catch(() => {});
  if (app.services.settings.posthog) {
    // Where it cannot be fetched, nothing is counted.
    import('./start-analytics.ts').then(({ startAnalytics }) => startAnalytics(app)).catch(() => {});
  }
  if (import.meta.env.PROD) await offerUpdates(app);
}

/** Whether the server has drawn the very place where the visitor ends up; until that is known its page stays. */
async function isDrawn(app: RunningApp): Promise<boolean> {
  const drawn = root.dataset['prerendered'];
  if (drawn === undefined || 'returning' in document.documentElement.dataset) return false;
  return (await settledPath(app)) === drawn;
}
