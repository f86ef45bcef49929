import '#ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { AppContext } from './app-context.ts';
import { boot } from './boot.ts';
import { offerUpdates } from './offer-updates.ts';
import { StrictRouterProvider } from './StrictRouterProvider.tsx';

history.scrollRestoration = 'manual';
const { app, router } = boot();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no root');
createRoot(container).render(
  <StrictMode>
    <AppContext value={app}>
      <StrictRouterProvider router={router}>
        <App />
      </StrictRouterProvider>
    </AppContext>
  </StrictMode>,
);

if (import.meta.env.PROD) void offerUpdates(app);
