import { expect } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { Notices } from '#domain/notice/notice.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { start } from '#server/main.ts';
import type { Account } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { type ArrivedMail, startMailServer } from '../fixtures/mail-server.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { logged, newExperiment, started } from './experiment-log.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { personIn, type StoredPerson } from './fixtures/person-in-database.ts';

export interface Founder extends StoredPerson {
  readonly accountId: string;
  readonly workspaceId: string;
}
type Caller = Pick<Account, 'accessToken'>;

/** A server that mails, what arrives, and an event store on the same database. */
export async function noticeServer() {
  const mails = await startMailServer();
  const database = await databaseWithKey();
  const { pool, db } = openDatabase(database.url, { max: 4 });
  const storeAt = (clock: () => Date) => createEventStore({ pool, clock, peopleMail: 'server' });
  const store = storeAt(() => new Date());
  const env = { DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off', SMTP_URL: mails.url };
  const running = await start(env, bareClient);
  const url = running.settings.publicUrl;

  const headersOf = ({ accessToken }: Caller) => ({
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
  });
  const send = async (
    { workspaceId, accountId }: Founder,
    commands: readonly Command[],
    as: 'founder' | 'public' | 'system' = 'founder',
    on = store,
  ): Promise<void> => {
    const actor = { workspaceId, by: { kind: as, id: accountId }, device: 'test', hasVerifiedAddress: true } as const;
    const results = await on.execute(actor, commands);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  };
  const waiting = async (): Promise<number> =>
    (await db.selectFrom('outbox').select('cause').where('due_at', '<=', new Date()).execute()).length;

  return {
    ...{ settings: running.settings, url, db, store, storeAt, mails, headersOf, send },
    /** Whose address is verified. */
    async aFounder(): Promise<Founder> {
      const person = await personIn(db);
      return { ...person, accountId: person.id, workspaceId: person.workspace };
    },
    noticesOf: async (who: Caller): Promise<Notices> =>
      (await (await fetch(`${url}/api/user/me/notices`, { headers: headersOf(who) })).json()) as Notices,
    choose: (who: Caller, choices: object) =>
      fetch(`${url}/api/user/me/notifications`, {
        method: 'PUT',
        headers: headersOf(who),
        body: JSON.stringify({ newsBadge: true, ...choices }),
      }),
    /** Does something on the feedback board. */
    onBoard: (who: Caller, path: string, body: object) =>
      fetch(`${url}/api/v1/feedback${path}`, { method: 'POST', headers: headersOf(who), body: JSON.stringify(body) }),
    /** Judged by twelve answers, all of them yes. */
    async judge(who: Founder): Promise<ReturnType<typeof newExperiment>> {
      const ids = newExperiment();
      const [state, design, begin] = started(ids) as [Command, Command, Command];
      const asked = { ...design, data: { ...design.data, question: 'Do they\r\npay?' } };
      await send(who, [state, asked, begin, ...Array.from({ length: 12 }, () => logged(ids))]);
      return ids;
    },
    mailsTo: (who: Pick<Account, 'email'>): readonly ArrivedMail[] =>
      mails.arrived.filter(({ to, headers }) => to === who.email && headers['list-unsubscribe'] !== undefined),
    /** Until all mails that are due are sent. */
    sent: () => expect.poll(waiting).toBe(0),
    async close() {
      await running.stop();
      await db.destroy();
      await database.drop();
      await mails.close();
    },
  };
}

export type NoticeServer = Awaited<ReturnType<typeof noticeServer>>;
