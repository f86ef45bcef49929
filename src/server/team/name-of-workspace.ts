import { sql } from 'kysely';

/** SQL of the name that a workspace is shown by: its own, or after the owner who has been there longest. */
export const nameOfWorkspace = (id: string) => sql<string>`coalesce(
  (SELECT name FROM workspace_names WHERE workspace_names.workspace_id = ${sql.raw(id)}),
  (SELECT coalesce(accounts.display_name, split_part(accounts.email, '@', 1)) || '’s workspace'
    FROM memberships AS first JOIN accounts ON accounts.id = first.account_id
    WHERE first.workspace_id = ${sql.raw(id)} AND first.role = 'owner' ORDER BY first.since, accounts.id LIMIT 1),
  'Workspace'
)`;
