import type { Webhook } from '#domain/webhooks/webhook.ts';
import { type TellDeps, tellFounder } from '../accounts/tell-founder.ts';
import type { Database } from '../db/database.ts';
import type { AccountNotice } from '../identity/account-mail.ts';
import { nameOfWorkspace } from '../team/name-of-workspace.ts';

export interface TellOfWebhookDeps extends TellDeps {
  readonly db: Database;
}

type Change = Extract<AccountNotice, { readonly isOwn: boolean }>['kind'];

/**
 * Mails what was done to an endpoint to whoever did it, in case it was somebody else in their name, and to the owners of the
 * workspace, whose data leave by it.
 */
export function tellOfWebhook(deps: TellOfWebhookDeps) {
  const tell = tellFounder(deps);
  return async (
    { workspaceId, accountId }: { readonly workspaceId: string; readonly accountId: string },
    kind: Change,
    { url, personal }: Pick<Webhook, 'url' | 'personal'>,
  ): Promise<void> => {
    const { name: workspace } = await deps.db
      .selectFrom('workspaces')
      .select(nameOfWorkspace('workspaces.id').as('name'))
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const owners = await deps.db
      .selectFrom('memberships')
      .select('account_id as id')
      .where('workspace_id', '=', workspaceId)
      .where('role', '=', 'owner')
      .execute();
    const { host } = new URL(url);
    for (const id of new Set([accountId, ...owners.map((owner) => owner.id)]))
      await tell(id, { kind, host, workspace, personal, isOwn: id === accountId });
  };
}
