import { randomUUID } from 'node:crypto';
import type { EncodedImage } from '../assets/encode-image.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';

export interface AccountPicture {
  readonly id: string;
  readonly type: string;
  /** Side of the square, in pixels. */
  readonly side: number;
  readonly createdAt: Date;
  readonly body: Buffer;
}

export interface AccountPictures {
  /** Takes the place of the one before. Throws an `ApiError` if the account is gone. */
  keep(accountId: string, image: EncodedImage): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** Reads the picture of this account; null without one. */
  read(accountId: string): Promise<AccountPicture | null>;
  /** Reads the picture of this id for an account: its own, or that of a member of a workspace of theirs. */
  readSeenBy(accountId: string, id: string): Promise<AccountPicture | null>;
}

/** The pictures of founders, one for each account. */
export const createAccountPictures = (db: Database, clock: Clock): AccountPictures => ({
  keep: (accountId, { type, width, body }) =>
    db.transaction().execute(async (trx) => {
      // None after the account's deletion.
      const account = trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate();
      if (!(await account.executeTakeFirst())) throw new ApiError(401, 'unauthorized', 'Please sign in.');
      const picture = { id: randomUUID(), type, side: width, created_at: clock(), body };
      await trx
        .insertInto('account_pictures')
        .values({ account_id: accountId, ...picture })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(picture))
        .execute();
    }),
  async remove(accountId) {
    await db.deleteFrom('account_pictures').where('account_id', '=', accountId).execute();
  },
  async read(accountId) {
    const row = await db
      .selectFrom('account_pictures')
      .select(['id', 'type', 'side', 'created_at as createdAt', 'body'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ?? null;
  },
  async readSeenBy(accountId, id) {
    const row = await db
      .selectFrom('account_pictures')
      .select(['id', 'type', 'side', 'created_at as createdAt', 'body'])
      .where('id', '=', id)
      .where(({ or, exists, selectFrom, eb }) =>
        or([
          eb('account_pictures.account_id', '=', accountId),
          exists(
            selectFrom('memberships as mine')
              .innerJoin('memberships as theirs', 'theirs.workspace_id', 'mine.workspace_id')
              .select('mine.role')
              .where('mine.account_id', '=', accountId)
              .whereRef('theirs.account_id', '=', 'account_pictures.account_id'),
          ),
        ]),
      )
      .executeTakeFirst();
    return row ?? null;
  },
});
