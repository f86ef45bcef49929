import { type EventObject, fromCallback } from 'xstate';
import type { NetworkEvent } from '#machines/sync/sync-events.ts';

/** Reports when the browser loses and regains its network, which it tells its `window`. */
export const watchConnection = (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) =>
  fromCallback<EventObject, undefined, NetworkEvent>(({ sendBack }) => {
    const lost = (): void => sendBack({ type: 'connection.lost' });
    const regained = (): void => sendBack({ type: 'connection.regained' });
    page.addEventListener('offline', lost);
    page.addEventListener('online', regained);
    return () => {
      page.removeEventListener('offline', lost);
      page.removeEventListener('online', regained);
    };
  });
