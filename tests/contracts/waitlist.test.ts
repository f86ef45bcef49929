import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAdmitted } from '#server/accounts/is-admitted.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp({ waitlist: true });
});
afterAll(async () => app?.stop());

test('only who has shown an address was let in by it, however it is written', async () => {
  const joined = { email: 'ada@example.org', joined_at: new Date(), admitted_at: new Date() };
  await app.db
    .insertInto('waitlist')
    .values([joined, { ...joined, email: 'bea@example.org', admitted_at: null }])
    .execute();
  const admits = (email: string, emailVerified: boolean) => isAdmitted(app.db, { email, emailVerified });
  expect([
    await admits('Ada@Example.org', true),
    await admits('ada@example.org', false),
    await admits('bea@example.org', true),
    await admits('cleo@example.org', true),
  ]).toEqual([true, false, false, false]);
});

test('whoever joins again keeps their place, and stays let in', async () => {
  const joined = { email: 'dora@example.org', joined_at: new Date(0), admitted_at: new Date(1000) };
  await app.db.insertInto('waitlist').values(joined).execute();
  expect((await app.call('POST', '/api/v1/waitlist', { email: 'Dora@example.org' })).statusCode).toBe(202);
  const rows = app.db.selectFrom('waitlist').select(['email', 'joined_at', 'admitted_at']);
  expect(await rows.where('email', '=', 'dora@example.org').execute()).toEqual([joined]);
});

test('what is no address is told what is wrong with it, and does not wait', async () => {
  const join = (email: string) => app.call('POST', '/api/v1/waitlist', { email });
  const answers = [await join('<eva@b.example>'), await join('eva@localhost'), await join('Eva@Xn--Mller-Kva.example')];
  expect(answers.map(({ statusCode, body }) => [statusCode, body === '' ? '' : JSON.parse(body).message])).toEqual([
    [400, 'Leave out the < and >: enter the email alone, like name@example.org.'],
    [400, 'Enter the whole email: what follows the @ has a dot in it, like example.org.'],
    [202, ''],
  ]);
  const rows = app.db.selectFrom('waitlist').select('email').where('email', 'like', 'eva@%');
  expect(await rows.execute()).toEqual([{ email: 'eva@müller.example' }]);
});
