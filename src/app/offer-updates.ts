import type { App } from './app-context.ts';

const accepted = 'update.accepted';

/** Registers the service worker. A new version waits until the founder takes it, or until all windows are closed. */
export async function offerUpdates({ actorOf, services }: App): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('/service-worker.js').catch(() => null);
  if (!registration) return;

  actorOf('toasts').on('toast.answered', ({ event }) => {
    if (event.type !== accepted) return;
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting?.postMessage('take-over');
  });
  const offer = () =>
    services.showToast({
      tone: 'info',
      message: 'A new version of Groundwork is ready.',
      action: { label: 'Reload', event: { type: accepted } },
    });
  const isUpdate = () => serviceWorker.controller !== null;
  if (registration.waiting && isUpdate()) offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate()) offer();
    });
  });
}
