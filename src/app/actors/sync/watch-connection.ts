import { type EventObject, fromCallback } from 'xstate';
import type { NetworkEvent } from '#machines/sync-events.ts';

/** Reports when the browser loses and regains its network. */
export const watchConnection = fromCallback<EventObject, undefined, NetworkEvent>(({ sendBack }) => {
  const lost = (): void => sendBack({ type: 'connection.lost' });
  const regained = (): void => sendBack({ type: 'connection.regained' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', regained);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', regained);
  };
});
