import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { ActionKind } from '#server/identity/action-kind.ts';
import { newUser } from '#server/identity/new-user.ts';
import { createOneTimeCodes } from '#server/identity/one-time-codes.ts';
import { createPasskeys } from '#server/identity/passkeys.ts';
import { createPendingSignIns } from '#server/identity/pending-sign-ins.ts';
import { createSealedSecrets } from '#server/identity/sealed-secrets.ts';
import { createSecondFactors } from '#server/identity/second-factors.ts';
import { base32OfSecret } from '#server/identity/totp.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { codeAt } from './fixtures/authenticator.ts';

const start = Date.UTC(2026, 2, 1, 12);
let nowMs = start;
const clock = (): Date => new Date(nowMs);

let database: FreshDatabase;
let db: Database;
let parts: ReturnType<typeof partsOn>;
let user: ReturnType<typeof newUser>;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(database.url, { max: 4 }).db;
  parts = partsOn(db);
  user = newUser('ada@example.org', clock());
  await db.insertInto('identity_users').values(user).execute();
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

const partsOn = (on: Database) => ({
  codes: createOneTimeCodes(on, clock),
  pending: createPendingSignIns(on, clock),
  factors: createSecondFactors(on, clock, createSealedSecrets(Buffer.alloc(32))),
  passkeys: createPasskeys(on, clock),
});

const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (result) => (result === false ? 'no' : 'ok'),
    (error: Error) => error.message,
  );

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const kinds: Record<ActionKind, number> = {
  VERIFY_EMAIL: 3 * dayMs,
  PASSWORD_RESET: 60 * minuteMs,
  EMAIL_SIGNIN: 60 * minuteMs,
  VERIFY_AND_CHANGE_EMAIL: 3 * dayMs,
  RECOVER_EMAIL: 7 * dayMs,
};
const allKinds = Object.keys(kinds) as ActionKind[];
const issue = (kind: ActionKind, email = 'ada@example.org') => parts.codes.issue({ kind, email });

interface Expiring {
  readonly name: string;
  readonly lifetimeMs: number;
  readonly late: string;
  /** Makes something that is good for a time; resolves to a function that tries it. */
  begin(): Promise<() => Promise<unknown>>;
}

const expiring: readonly Expiring[] = [
  ...allKinds.flatMap((kind): Expiring[] => {
    const of = { lifetimeMs: kinds[kind], late: 'EXPIRED_OOB_CODE' };
    const begin = async (work: (code: string) => Promise<unknown>) => {
      const code = await issue(kind);
      return () => work(code);
    };
    return [
      { name: `a code for ${kind} that is used`, ...of, begin: () => begin((code) => parts.codes.use(code, [kind])) },
      { name: `a code for ${kind} that is read`, ...of, begin: () => begin((code) => parts.codes.read(code)) },
    ];
  }),
  {
    ...{ name: 'a sign-in that waits for its second factor', lifetimeMs: 10 * minuteMs },
    late: 'INVALID_MFA_PENDING_CREDENTIAL',
    async begin() {
      const credential = await parts.pending.issue({ uid: user.uid, provider: 'password' });
      return () => parts.pending.attempt(credential);
    },
  },
  {
    ...{ name: 'the enrolment of an app', lifetimeMs: 10 * minuteMs, late: 'SESSION_EXPIRED' },
    async begin() {
      const { secret, session } = await parts.factors.startEnrolment(user.uid);
      return () => parts.factors.judgeEnrolment(user.uid, session, codeAt(base32OfSecret(secret), clock()));
    },
  },
  {
    ...{ name: 'a challenge to a passkey', lifetimeMs: 5 * minuteMs, late: 'no' },
    async begin() {
      const text = await parts.passkeys.challenge({ purpose: 'sign-in' });
      return () => parts.passkeys.takeChallenge(text, { purpose: 'sign-in' });
    },
  },
];

test.each(expiring)('$name is good until the last millisecond, and not in the one of its end', async (each) => {
  const outcomes: unknown[] = [];
  for (const afterMs of [each.lifetimeMs - 1, each.lifetimeMs]) {
    nowMs = start;
    const attempt = await each.begin();
    nowMs = start + afterMs;
    outcomes.push(await outcomeOf(attempt()));
  }
  nowMs = start;
  expect(outcomes).toEqual(['ok', each.late]);
});

describe('five tries, be they right or wrong,', () => {
  test('has a sign-in that waits for its second factor', async () => {
    const credential = await parts.pending.issue({ uid: user.uid, provider: 'password' });
    const outcomes = [];
    for (let n = 0; n < 6; n++) outcomes.push(await outcomeOf(parts.pending.attempt(credential)));
    expect(outcomes).toEqual([...Array<string>(5).fill('ok'), 'INVALID_MFA_PENDING_CREDENTIAL']);
  });

  test('has the enrolment of an app', async () => {
    const { secret, session } = await parts.factors.startEnrolment(user.uid);
    const right = codeAt(base32OfSecret(secret), clock());
    const outcomes = [];
    for (const code of [...Array<string>(4).fill('no code'), right, right])
      outcomes.push(await outcomeOf(parts.factors.judgeEnrolment(user.uid, session, code)));
    expect(outcomes).toEqual([...Array<string>(4).fill('INVALID_CODE'), 'ok', 'INVALID_SESSION_INFO']);
  });
});

test.each(allKinds)('once one code for %s is used, those before and after it are void, and no others', async (kind) => {
  const [older, used, newer] = [await issue(kind), await issue(kind), await issue(kind)];
  const otherAddress = await issue(kind, 'bea@example.org');
  const otherKinds = await Promise.all(allKinds.filter((other) => other !== kind).map((other) => issue(other)));
  await parts.codes.use(used, [kind]);
  const outcomesOf = (codes: readonly string[]) => Promise.all(codes.map((code) => outcomeOf(parts.codes.read(code))));
  expect([await outcomesOf([older, used, newer]), await outcomesOf([otherAddress, ...otherKinds])]).toEqual([
    Array.from({ length: 3 }, () => 'INVALID_OOB_CODE'),
    Array.from({ length: 5 }, () => 'ok'),
  ]);
});
