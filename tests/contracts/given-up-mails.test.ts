import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { type Attempts, unlimited } from '#server/limits/attempts.ts';
import { type SendWaitingDeps, sendWaiting, type Unsent } from '#server/outbox/send-waiting.ts';
import type { PersonMail } from '#server/people/person-mail.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

/** How often a mail is tried before its last attempt. */
const triedBefore = 7;
const now = new Date('2026-03-01T12:00:00.000Z');

let fresh: FreshDatabase;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  fresh = await freshDatabase();
  opened = openDatabase(fresh.url, { max: 2 });
});
afterAll(async () => {
  await opened?.db.destroy();
  await fresh?.drop();
});

const workspace_id = randomUUID();
beforeAll(() => opened.db.insertInto('workspaces').values({ id: workspace_id }).execute());
beforeEach(async () => {
  const mail = { workspace_id, kind: 'confirm-sign-up', subject: 'somebody', due_at: now } as const;
  await opened.db
    .insertInto('outbox')
    .values([
      { ...mail, cause: 'last try', attempts: triedBefore },
      { ...mail, cause: 'last try but one', attempts: triedBefore - 1 },
    ])
    .execute();
});
afterEach(() => opened.db.deleteFrom('outbox').execute());

const written: PersonMail = {
  ...{
    to: 'ada@example.org',
    kind: 'confirm-sign-up',
    subject: 'Confirm',
    text: 'Confirm',
    html: '<p>Confirm</p>',
    messageId: '<1@localhost>',
  },
  ...{ link: '', removeLink: '', about: { workspaceId: workspace_id, subject: 'somebody' } },
};
const full: Attempts = { ...unlimited, take: async () => ({ taken: false, waitS: 60, full: [] }) };
const notTaken = async () => {
  throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
};
const usual = { attempts: unlimited, write: async () => written, mailer: { deliver: notTaken } };

const cases: readonly [string, Partial<SendWaitingDeps>, readonly Unsent[]][] = [
  [
    'whose mail server is away',
    {},
    [false, true].map((isGivenUp) => ({
      ...{ kind: 'confirm-sign-up', code: 'ECONNECTION', responseCode: undefined },
      isGivenUp,
    })),
  ],
  [
    'whose mailbox never has room',
    { attempts: full },
    [{ kind: 'confirm-sign-up', code: 'mailbox-limit', responseCode: undefined, isGivenUp: true }],
  ],
  [
    'that cannot be written',
    { write: () => Promise.reject(new Error('unwritable')) },
    [{ kind: 'confirm-sign-up', code: 'unwritable', responseCode: undefined, isGivenUp: true }],
  ],
];

test.each(cases)(
  'a mail %s is given up after its last attempt, and the operator hears of it',
  async (_, given, heard) => {
    const unsent: Unsent[] = [];
    const deps = { ...usual, ...given, pool: opened.pool, clock: () => now, failed: () => undefined };
    const stop = sendWaiting({ ...deps, everyMs: 5, unsent: (mail) => unsent.push(mail) });
    const left = () =>
      opened.db.selectFrom('outbox').select(['cause', 'attempts']).where('due_at', '<=', now).execute();
    await expect.poll(left).toEqual([]);
    await stop();
    expect(unsent.toSorted((a, b) => Number(a.isGivenUp) - Number(b.isGivenUp))).toEqual(heard);
    expect(await opened.db.selectFrom('outbox').select(['cause', 'attempts']).execute()).toEqual([
      { cause: 'last try but one', attempts: triedBefore },
    ]);
  },
);
