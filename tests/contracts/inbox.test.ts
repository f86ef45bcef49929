import { request } from 'node:http';
import { createUserWithEmailAndPassword, sendEmailVerification, sendPasswordResetEmail } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
  const auth = app.newAuth();
  const { user } = await createUserWithEmailAndPassword(auth, 'ada&b@example.org', 'correct horse');
  await sendEmailVerification(user);
  await sendPasswordResetEmail(auth, 'ada&b@example.org');
});
afterAll(async () => app?.stop());

/** A request with just these headers; `fetch` would not let `Host` be chosen. */
function get(path: string, headers: Record<string, string>): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.origin);
    request({ hostname, port, path, headers }, async (answer) => {
      const body = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body });
    })
      .on('error', reject)
      .end();
  });
}

test('the inbox shows mails as JSON, newest first', async () => {
  const link = (mode: string) =>
    expect.stringMatching(new RegExp(`^http://localhost:\\d+/auth/action\\?mode=${mode}&oobCode=`));
  expect(await app.inbox()).toEqual([
    {
      to: 'ada&b@example.org',
      subject: 'Choose a new password',
      kind: 'reset-password',
      link: link('resetPassword'),
      at: expect.any(String),
    },
    {
      to: 'ada&b@example.org',
      subject: 'Verify your email',
      kind: 'verify-email',
      link: link('verifyEmail'),
      at: expect.any(String),
    },
  ]);
});

test('the inbox shows mails as a page without script or inline style', async () => {
  const page = await get('/dev/inbox', { accept: 'text/html,*/*' });
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('ada&amp;b@example.org');
  expect(page.body.match(/<(script|style)|style=|\son\w+=/g)).toBeNull();
  expect((await get('/dev/inbox.css', {})).type).toBe('text/css; charset=utf-8');
});

test.each(['localhost', 'localhost:4000', '127.0.0.1', '[::1]:4000', 'LOCALHOST'])(
  'answers to the host %s',
  async (host) => {
    expect((await get('/dev/inbox', { host })).status).toBe(200);
  },
);

test.each<Record<string, string>>([
  { host: 'groundwork.example' },
  { host: 'localhost.evil.example' },
  { host: 'evil.example:4000' },
  { host: '127.0.0.1.nip.example' },
  { host: '127.0.0.2' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '127.0.0.1' },
  { 'X-Forwarded-Anything': '' },
])('is not there for %j', async (headers) => {
  for (const path of ['/dev/inbox', '/dev/inbox.css']) {
    const answer = await get(path, { accept: 'application/json', ...headers });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      404,
      { code: 'not-found', message: 'There’s nothing at this address.', requestId: expect.any(String) },
    ]);
  }
});
