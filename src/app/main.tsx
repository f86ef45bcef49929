import '#ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { AppContext } from './app-context.ts';
import { boot } from './boot.ts';
import { offerUpdates } from './offer-updates.ts';

history.scrollRestoration = 'manual';
const app = await boot();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no root');
createRoot(container).render(
  <StrictMode>
    <AppContext value={app}>
      <App />
    </AppContext>
  </StrictMode>,
);

if (import.meta.env.PROD) void offerUpdates(app);
