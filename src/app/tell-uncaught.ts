import type { App } from './app-context.ts';

const reload = 'reload.accepted';

/** Where errors that nothing has caught are told: a window. */
type Told = Pick<Window, 'addEventListener'>;

/**
 * The last resort for errors outside React: a toast, once a visit, that offers to reload. Nothing is swallowed: the
 * browser still logs every error. Errors without a cause are left to the log alone: those of other sites' scripts, and
 * the browser's own notes about its layout.
 */
export function tellUncaught(from: Told, { actorOf, services }: Pick<App, 'actorOf' | 'services'>): void {
  let isTold = false;
  const tell = (cause: unknown): void => {
    if (isTold || cause === null || cause === undefined) return;
    isTold = true;
    services.showToast({
      tone: 'error',
      message: 'Something went wrong, but what you’ve saved isn’t affected. If this page stops working, reload it.',
      action: { label: 'Reload', event: { type: reload } },
    });
  };
  from.addEventListener('error', ({ error }) => tell(error));
  from.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  actorOf('toasts').on('toast.answered', ({ event }) => {
    if (event.type === reload) location.reload();
  });
}
