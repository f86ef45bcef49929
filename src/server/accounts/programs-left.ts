import type { Database } from '../db/database.ts';

/** How many ways in and out for programs an account has, in all of its workspaces. */
export interface ProgramsLeft {
  readonly tokens: number;
  readonly assistants: number;
  /** Webhooks that it has made, and that are on. */
  readonly webhooks: number;
}

type Whose = { readonly accountId: string } | { readonly providerUid: string };

/** Counts what a sign-out has left to programs, so that somebody who shuts others out looks at it. */
export async function readProgramsLeft(db: Database, whose: Whose, now: Date): Promise<ProgramsLeft> {
  const counted = await db
    .selectFrom('accounts')
    .select(({ selectFrom, fn }) => [
      selectFrom('access_tokens')
        .select(fn.countAll<string>().as('n'))
        .whereRef('access_tokens.account_id', '=', 'accounts.id')
        .where('expires_at', '>', now)
        .as('tokens'),
      selectFrom('assistant_grants')
        .select(fn.countAll<string>().as('n'))
        .whereRef('assistant_grants.account_id', '=', 'accounts.id')
        .where('refresh_hash', 'is not', null)
        .where('expires_at', '>', now)
        .as('assistants'),
      // By way of the memberships, with which each goes.
      selectFrom('memberships')
        .innerJoin('webhooks', (join) =>
          join
            .onRef('webhooks.workspace_id', '=', 'memberships.workspace_id')
            .onRef('webhooks.account_id', '=', 'memberships.account_id'),
        )
        .select(fn.countAll<string>().as('n'))
        .whereRef('memberships.account_id', '=', 'accounts.id')
        .where('webhooks.off_reason', 'is', null)
        .as('webhooks'),
    ])
    .where((row) =>
      'accountId' in whose ? row('accounts.id', '=', whose.accountId) : row('provider_uid', '=', whose.providerUid),
    )
    .executeTakeFirst();
  const { tokens = 0, assistants = 0, webhooks = 0 } = counted ?? {};
  return { tokens: Number(tokens), assistants: Number(assistants), webhooks: Number(webhooks) };
}
