import { type Selectable, sql } from 'kysely';
import { pictureAddress } from '#domain/account/picture.ts';
import type { User } from '#domain/user/user.ts';
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

type UserRow = Pick<Selectable<AccountTables['accounts']>, (typeof userColumns)[number]> & {
  readonly picture_id: string | null;
};

/** An account as its founder sees it. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified,
  displayName: row.display_name,
  photoUrl: row.picture_id === null ? row.photo_url : pictureAddress(row.picture_id),
  createdAt: row.created_at.toISOString(),
  userOnboarding: { onboardingCompleted: row.onboarding_completed },
});
