import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/operations/create-log.ts';
import { errorCode } from './fixtures/error-code.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await startIdentityApp({
    log: createLog('warn', { write: (line) => lines.push(JSON.parse(line)) }),
    rateLimit: true,
  });
});
afterAll(async () => app?.stop());

/** The lines of an event that were written since the last time. */
async function said(event: string): Promise<Record<string, unknown>[]> {
  await app.securityEvents.settled();
  return lines.splice(0).filter((line) => line['event'] === event);
}

const accountOf = async (email: string): Promise<string> =>
  (await app.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

test('what somebody asks for that is not theirs is a line, with who asked, and where', async () => {
  const { accessToken } = await newFounder(app, 'eve@example.org');
  await said('access-refused');
  const foreign = crypto.randomUUID();
  const snapshot = await app.call('GET', `/api/v1/snapshot?stream=idea-${foreign}`, undefined, accessToken);
  const session = await app.call('DELETE', `/api/v1/auth/sessions/${foreign}`, undefined, accessToken);
  expect([snapshot.statusCode, session.statusCode]).toEqual([404, 404]);
  const refused = {
    outcome: 'refused',
    reason: 'not-found-or-not-yours',
    account: await accountOf('eve@example.org'),
    address: '127.0.0.1',
    reqId: expect.any(String),
    time: expect.any(Number),
  };
  const told = await said('access-refused');
  expect(told).toMatchObject([
    { ...refused, route: '/api/v1/snapshot' },
    { ...refused, route: '/api/v1/auth/sessions/:id' },
  ]);
  expect(JSON.stringify(told)).not.toContain(foreign);
});

test('a limit that is reached is a line, with whom it is about, and without what was tried', async () => {
  const email = 'ada@example.org';
  await newFounder(app, email);
  const guess = () => errorCode(signInWithEmailAndPassword(app.newAuth(), email, 'a wrong guess'));
  for (let n = 0; n < 10; n += 1) expect(await guess()).toBe('auth/invalid-credential');
  await said('sign-in');
  expect(await guess()).toBe('auth/too-many-requests');
  const told = await said('sign-in');
  expect(told).toMatchObject([
    {
      outcome: 'refused',
      reason: 'too-many-attempts',
      account: await accountOf(email),
      address: '127.0.0.1',
    },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/a wrong guess|ada@example/);
});
