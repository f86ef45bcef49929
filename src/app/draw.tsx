import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { AppContext, type App as RunningApp } from './app-context.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { settledPath } from './settled-path.ts';

/** Draws the application, or takes over what the server has drawn. Answers null if it could not be started, and says so. */
export async function draw(root: HTMLElement, booting: Promise<RunningApp>): Promise<RunningApp | null> {
  try {
    const app = await booting;
    const tree = (
      <StrictMode>
        <AppContext value={app}>
          <App />
        </AppContext>
      </StrictMode>
    );
    if (await isDrawn(root, app)) {
      app.actorOf('splash').send({ type: 'screen.hydrated' });
      // Nobody waits for a page that is there already: a transition leaves gaps for what they do meanwhile.
      startTransition(() => void hydrateRoot(root, tree));
    } else createRoot(root).render(tree);
    return app;
  } catch (fault) {
    createRoot(root).render(<ErrorScreen message={String(fault)} />);
    return null;
  }
}

/** Whether the server has drawn the very place where the visitor ends up; until that is known its page stays. */
async function isDrawn(root: HTMLElement, app: RunningApp): Promise<boolean> {
  const drawn = root.dataset['prerendered'];
  if (drawn === undefined || 'returning' in document.documentElement.dataset) return false;
  return (await settledPath(app)) === drawn;
}
