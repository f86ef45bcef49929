import type { Selectable } from 'kysely';
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

/** An account as its founder sees it. */
export const toUser = (row: Pick<Selectable<AccountTables['accounts']>, (typeof userColumns)[number]>): User => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified,
  displayName: row.display_name,
  photoUrl: row.photo_url,
  createdAt: row.created_at.toISOString(),
  userOnboarding: { onboardingCompleted: row.onboarding_completed },
});
