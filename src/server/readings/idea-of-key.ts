import { derivedUuid } from '../http/derived-uuid.ts';

/** The ids of a command and of the idea that it captures: the same for the same key of the same account in a workspace. */
export const idsOfKey = (workspaceId: string, accountId: string, key: string) => ({
  commandId: derivedUuid('command', workspaceId, accountId, key),
  ideaId: derivedUuid('idea', workspaceId, accountId, key),
});
