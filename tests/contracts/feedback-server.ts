import { expect } from 'vitest';
import type { FeedbackList, PostDetail } from '#domain/feedback/feedback-post.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { start } from '#server/main.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { postJson } from '../fixtures/post-json.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

type Caller = Pick<Account, 'accessToken'>;

/** A server with a feedback board, and somebody whom it names as staff, at an address that is not verified yet. */
export async function feedbackServer() {
  const database = await databaseWithKey();
  const { pool, db } = openDatabase(database.url);
  const settings = { DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' };
  const before = await start(settings, bareClient);
  const staff = await openAccount(before.settings.publicUrl);
  await before.stop();
  const running = await start(
    {
      ...settings,
      PORT: String(before.settings.port),
      STAFF_EMAILS: `somebody@example.org, ${staff.email.toUpperCase()}`,
    },
    bareClient,
  );
  const url = running.settings.publicUrl;
  return {
    ...{ url, db, pool, staff, ...callsTo(url) },
    openAccount: () => openAccount(url),
    memberOf: (who: Account) => memberOf(db, who),
    async close() {
      await running.stop();
      await db.destroy();
      await database.drop();
    },
  };
}

export type FeedbackServer = Awaited<ReturnType<typeof feedbackServer>>;

function callsTo(url: string) {
  /** Calls the board as somebody. */
  const call = async <T>(
    who: Caller,
    path = '',
    body?: object,
  ): Promise<{ readonly status: number; readonly said: T; readonly headers: Headers }> => {
    const answer = await fetch(`${url}/api/v1/feedback${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${who.accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, said: (await answer.json()) as T, headers: answer.headers };
  };
  const read = async (who: Caller, id: string) => (await call<PostDetail>(who, `/${id}`)).said;
  return {
    call,
    read,
    async post(who: Caller, title: string, body = ''): Promise<string> {
      const id = crypto.randomUUID();
      const { status, said } = await call(who, '', { id, title, body });
      expect([status, said]).toEqual([201, expect.objectContaining({ id, title })]);
      return id;
    },
    list: async (who: Caller, query = '') => (await call<FeedbackList>(who, query)).said,
    vote: (who: Caller, id: string, voted = true) => call<PostDetail>(who, `/${id}/vote`, { voted }),
    comment: (who: Caller, id: string, text: string) =>
      call<PostDetail>(who, `/${id}/comments`, { id: crypto.randomUUID(), text }),
    async votesOf(who: Caller, id: string) {
      const { votes, hasVoted } = await read(who, id);
      return [votes, hasVoted];
    },
    /** Deletes an account, as from the settings, with a fresh proof. */
    async remove({ email, password, accessToken }: Account): Promise<void> {
      const path = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
      const { idToken } = await postJson<{ idToken: string }>(path, { email, password, returnSecureToken: true });
      const answer = await fetch(`${url}/api/user/me`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ firebaseToken: idToken }),
      });
      expect(answer.status).toBe(204);
    },
  };
}

async function memberOf(db: Database, { email }: Account): Promise<{ member: string; accountId: string }> {
  return db
    .selectFrom('feedback_members')
    .innerJoin('accounts', 'accounts.id', 'feedback_members.account_id')
    .select(['member', 'account_id as accountId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}
