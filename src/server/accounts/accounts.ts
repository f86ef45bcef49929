import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import {
  type NotificationChange,
  type NotificationChoices,
  usualDigestHour,
  usualNotifications,
} from '#domain/account/notification-choices.ts';
import type { User } from '#domain/user/user.ts';
import type { Database, Tables } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { IdentityProfile } from '../identity/identity-profile.ts';
import { changedNotifications } from './changed-notifications.ts';
import type { OnboardingAnswers } from './onboarding-answers.ts';
import { pictureId, toUser, userColumns, workspacesOfAccount } from './user-of-account.ts';

/** An account as sessions need it. */
export interface Account {
  readonly id: string;
  readonly workspaceId: string;
}

export interface Accounts {
  /** `on`, here and below: the transaction to do it in. */
  find(providerUid: string, on?: Database): Promise<Account | null>;
  /** Makes the account and its workspace where there is none. */
  register(
    profile: IdentityProfile,
    asOf: Date,
    on?: Transaction<Tables>,
  ): Promise<{ readonly account: Account; readonly created: boolean }>;
  /**
   * Takes over what the identity provider said at `asOf`, unless something newer is known: an ID token is good for an
   * hour, so that one from before the verification may come after it. The name is taken over until the founder chooses
   * one here. Nothing happens where there is no account.
   */
  learn(profile: IdentityProfile, asOf: Date, on?: Database): Promise<void>;
  readUser(accountId: string): Promise<User>;
  /** The founder chooses the name; from then on the identity provider's is left alone. */
  rename(accountId: string, displayName: string | null): Promise<User>;
  readNotifications(accountId: string): Promise<NotificationChoices>;
  /** Changes only the given choices; the others stay, even if another call changes them at the same time. */
  changeNotifications(accountId: string, change: NotificationChange): Promise<NotificationChoices>;
  /** A UUID; null until one was chosen. */
  readCurrentProject(accountId: string): Promise<string | null>;
  chooseCurrentProject(accountId: string, projectId: string | null): Promise<void>;
  /** Marks the welcome as done; answers given before stay unless new ones come, and a chosen hour of the digest stays. */
  completeOnboarding(accountId: string, answers: OnboardingAnswers | undefined, timeZone?: string): Promise<User>;
  readOnboardingAnswers(accountId: string): Promise<OnboardingAnswers | null>;
}

/** Founders' accounts, each with a workspace of its own. */
export function createAccounts({ db, clock }: { readonly db: Database; readonly clock: Clock }): Accounts {
  const find: Accounts['find'] = async (providerUid, on = db) =>
    (await on
      .selectFrom('accounts')
      .select(['id', 'workspace_id as workspaceId'])
      .where('provider_uid', '=', providerUid)
      .executeTakeFirst()) ?? null;
  const readUser: Accounts['readUser'] = async (accountId) => {
    const row = db
      .selectFrom('accounts')
      .select([...userColumns, pictureId, workspacesOfAccount])
      .where('id', '=', accountId);
    return toUser(await row.executeTakeFirstOrThrow());
  };
  return {
    find,
    async register(profile, asOf, on) {
      const insert = (trx: Transaction<Tables>) => insertAccount(trx, profile, asOf, clock());
      const made = await (on ? insert(on) : db.transaction().execute(insert));
      if (made) return { account: made, created: true };
      const account = await find(profile.uid, on);
      if (!account) throw new Error('the account that stood in the way is gone');
      return { account, created: false };
    },
    async learn(profile, asOf, on = db) {
      await on
        .updateTable('accounts')
        .set({
          ...profileColumns(profile, asOf),
          display_name: sql`CASE WHEN display_name_chosen THEN display_name ELSE ${profile.displayName} END`,
        })
        .where('provider_uid', '=', profile.uid)
        .where('profile_as_of', '<=', asOf)
        .execute();
    },
    readUser,
    async rename(accountId, displayName) {
      await db
        .updateTable('accounts')
        .set({ display_name: displayName, display_name_chosen: true })
        .where('id', '=', accountId)
        .execute();
      // Read anew: names of workspaces follow the name of their owner.
      return readUser(accountId);
    },
    async readNotifications(accountId) {
      const row = db.selectFrom('accounts').select('notifications').where('id', '=', accountId);
      return { ...usualNotifications, ...(await row.executeTakeFirstOrThrow()).notifications };
    },
    async changeNotifications(accountId, change) {
      const row = db
        .updateTable('accounts')
        .set({ notifications: changedNotifications(change) })
        .where('id', '=', accountId)
        .returning('notifications');
      return { ...usualNotifications, ...(await row.executeTakeFirstOrThrow()).notifications };
    },
    async readCurrentProject(accountId) {
      const row = db.selectFrom('accounts').select('current_project_id').where('id', '=', accountId);
      return (await row.executeTakeFirstOrThrow()).current_project_id;
    },
    async chooseCurrentProject(accountId, projectId) {
      await db.updateTable('accounts').set({ current_project_id: projectId }).where('id', '=', accountId).execute();
    },
    async completeOnboarding(accountId, answers, timeZone) {
      const digest = timeZone && { digest: { hour: usualDigestHour, timeZone } };
      const row = db
        .updateTable('accounts')
        .set({
          onboarding_completed: true,
          ...(answers && { onboarding_answers: JSON.stringify(answers) }),
          ...(digest && { notifications: sql<string>`${JSON.stringify(digest)}::jsonb || notifications` }),
        })
        .where('id', '=', accountId)
        .returning([...userColumns, pictureId, workspacesOfAccount]);
      return toUser(await row.executeTakeFirstOrThrow());
    },
    async readOnboardingAnswers(accountId) {
      const row = db.selectFrom('accounts').select('onboarding_answers').where('id', '=', accountId);
      return (await row.executeTakeFirstOrThrow()).onboarding_answers;
    },
  };
}

const profileColumns = ({ email, emailVerified, displayName, photoUrl }: IdentityProfile, asOf: Date) => ({
  profile_as_of: asOf,
  email,
  email_verified: emailVerified,
  display_name: displayName,
  photo_url: photoUrl,
});

async function insertAccount(
  trx: Transaction<Tables>,
  profile: IdentityProfile,
  asOf: Date,
  now: Date,
): Promise<Account | null> {
  const account = { id: randomUUID(), workspace_id: randomUUID(), provider_uid: profile.uid, created_at: now };
  const inserted = await trx
    .insertInto('accounts')
    .values({ ...account, ...profileColumns(profile, asOf) })
    .onConflict((conflict) => conflict.column('provider_uid').doNothing())
    .returning(['id', 'workspace_id as workspaceId'])
    .executeTakeFirst();
  if (!inserted) return null;
  await trx.insertInto('workspaces').values({ id: inserted.workspaceId }).execute();
  await trx
    .insertInto('memberships')
    .values({ workspace_id: inserted.workspaceId, account_id: inserted.id, role: 'owner', since: now })
    .execute();
  return inserted;
}
