import '#ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { AppContext } from './app-context.ts';
import { boot } from './boot.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { offerUpdates } from './offer-updates.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no root');
const screen = createRoot(container);

// Not awaited at the top level: code that is fetched later imports from this file's chunk and would wait for it forever.
start().catch((fault) => screen.render(<ErrorScreen message={String(fault)} />));

async function start(): Promise<void> {
  history.scrollRestoration = 'manual';
  const app = await boot();
  screen.render(
    <StrictMode>
      <AppContext value={app}>
        <App />
      </AppContext>
    </StrictMode>,
  );
  if (import.meta.env.PROD) await offerUpdates(app);
}
