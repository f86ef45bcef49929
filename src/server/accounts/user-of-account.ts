import { type Selectable, sql } from 'kysely';
import { pictureAddress } from '#domain/account/picture.ts';
import type { ListedWorkspace } from '#domain/team/member.ts';
import type { User } from '#domain/user/user.ts';
import { nameOfWorkspace } from '../team/name-of-workspace.ts';
import type { AccountTables } from './account-tables.ts';

export const userColumns = [
  'id',
  'email',
  'email_verified',
  'display_name',
  'photo_url',
  'created_at',
  'onboarding_completed',
] as const;

/** Id of the picture that the founder chose here; null without one. */
export const pictureId = sql<string | null>`(SELECT id FROM account_pictures WHERE account_id = accounts.id)`.as(
  'picture_id',
);

/** Workspaces of the account: its own first, then those that it has joined, the earliest first. */
export const workspacesOfAccount = sql<ListedWorkspace[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object(
    'id', own.workspace_id, 'name', ${nameOfWorkspace('own.workspace_id')}, 'role', own.role,
    'members', (SELECT count(*) FROM memberships AS each WHERE each.workspace_id = own.workspace_id)
  ) ORDER BY own.workspace_id <> accounts.workspace_id, own.since, own.workspace_id)
  FROM memberships AS own WHERE own.account_id = accounts.id
), '[]')`.as('workspaces');

type UserRow = Pick<Selectable<AccountTables['accounts']>, (typeof userColumns)[number]> & {
  readonly picture_id: string | null;
  readonly workspaces: ListedWorkspace[];
};

/** An account as its founder sees it. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified,
  displayName: row.display_name,
  photoUrl: row.picture_id === null ? row.photo_url : pictureAddress(row.picture_id),
  createdAt: row.created_at.toISOString(),
  workspaces: row.workspaces,
  userOnboarding: { onboardingCompleted: row.onboarding_completed },
});
