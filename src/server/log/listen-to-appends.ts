import type { Pool } from 'pg';
import { listen } from '../db/listen.ts';
import { appendedChannel } from '../event-store/appended-channel.ts';

export interface AppendListener {
  /** The log has grown at least up to this position, on whichever server. */
  grew(workspaceId: string, position: number): void;
  /** Any log may have grown: for a while nothing was heard. */
  missed(): void;
}

/** Tells of the appends of all servers on this database, after their commit. Returns the way to stop. */
export const listenToAppends = (pool: Pool, { grew, missed }: AppendListener): (() => Promise<void>) =>
  listen(pool, appendedChannel, {
    notified(payload) {
      for (const growth of payload.split(',')) {
        const [workspaceId = '', position] = growth.split(' ');
        grew(workspaceId, Number(position));
      }
    },
    connected: missed,
    lost: () => undefined,
  });
