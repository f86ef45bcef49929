import type { Database } from '../db/database.ts';
import type { Principal } from './principal.ts';

type Opened = Pick<Principal, 'sessionId' | 'workspaceId' | 'via'>;

/**
 * Whether a session, or the access token by which a program comes in, is still there: asked of the database itself, whatever is
 * remembered.
 */
export async function isSessionOpen(db: Database, { sessionId, workspaceId, via }: Opened): Promise<boolean> {
  const found = via
    ? db
        .selectFrom(via.isAssistant ? 'assistant_grants' : 'access_tokens')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', sessionId)
    : db.selectFrom('sessions').select('id').where('id', '=', sessionId);
  return (await found.executeTakeFirst()) !== undefined;
}
