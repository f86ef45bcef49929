import type { Pool } from 'pg';
import type { Principal } from '../accounts/principal.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';

const statement = {
  name: 'note-token-use',
  text: 'UPDATE access_tokens SET last_used_at = $3 WHERE workspace_id = $1 AND id = $2',
};
const ofAssistant = {
  name: 'note-assistant-use',
  text: 'UPDATE assistant_grants SET last_used_at = $3 WHERE workspace_id = $1 AND id = $2',
};
/** How long a use need not be written again. */
const everyMs = 60_000;

/** Remembers when access tokens and assistants were last used, to the minute. A use that could not be written is told by the next one. */
export function createNoteUse(pool: Pool): (principal: Principal | null, now: Date) => void {
  const noted = createRecentMap<number>(10_000);
  return (principal, now) => {
    if (!principal?.via) return;
    const { workspaceId, sessionId: id, via } = principal;
    if (now.getTime() - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < everyMs) return;
    noted.set(id, now.getTime());
    pool
      .query({ ...(via.isAssistant ? ofAssistant : statement), values: [workspaceId, id, now] })
      .catch(() => undefined);
  };
}
