import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, start } from '#server/main.ts';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { newProofKey } from '../fixtures/proof-key.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { type Server, serve } from './fixtures/serve.ts';

/** Where founders reach both servers: by a proxy, which names neither this host nor this port to them. */
const publicUrl = 'http://localhost:4321';

type At = Pick<Server, 'url'>;

let fresh: FreshDatabase;
/** A process of its own, which is killed. */
let first: Server;
let second: At;
const runs: Running[] = [];
const env = () => ({ DATABASE_URL: fresh.url, PUBLIC_URL: publicUrl, TRUST_PROXY: 'on', RATE_LIMIT: 'on' });
/** Another one, in the process of the test. */
const another = async (): Promise<At> => {
  const running = await start({ ...smallServer, ...env() }, bareClient);
  runs.push(running);
  return { url: `http://localhost:${running.settings.port}` };
};
beforeAll(async () => {
  fresh = await databaseWithKey();
  [first, second] = await Promise.all([serve(env()), another()]);
});
afterAll(async () => {
  await first?.end('SIGKILL');
  for (const running of runs) await running.stop();
  await fresh?.drop();
});

test('a proof of a key counts once on both servers together, also at the same moment', async () => {
  const key = await newProofKey();
  const register = `${publicUrl}/api/v1/auth/register`;
  const dpop = await key.prove({ method: 'POST', url: register });
  const accessToken = await registerByHttp(first.url, newFounder('copied'), { dpop });
  for (let round = 0; round < 5; round++) {
    const proof = await key.prove({ method: 'GET', url: `${publicUrl}/api/user/me`, accessToken });
    const headers = { authorization: `DPoP ${accessToken}`, dpop: proof, 'x-forwarded-for': '203.0.113.7' };
    const asked = [first, second, first, second].map(({ url }) => fetch(`${url}/api/user/me`, { headers }));
    const answers = (await Promise.all(asked)).map(({ status }) => status);
    expect(answers.sort()).toEqual([200, 401, 401, 401]);
  }
});

test('a nonce of one server is good on the other, and proofs for the address behind the proxy are not', async () => {
  const [atFirst, atSecond] = [first, second].map(({ url }) => `${url}/api/user/me`);
  const key = await newProofKey();
  const dpop = await key.prove({ method: 'POST', url: `${publicUrl}/api/v1/auth/register` });
  const accessToken = await registerByHttp(second.url, newFounder('late'), { dpop });
  const iat = Math.floor(Date.now() / 1000) - 3600;
  const ask = async (address: string | undefined, url: string, claims: Record<string, unknown>) => {
    const proof = await key.prove({ method: 'GET', url, accessToken, claims });
    return fetch(address ?? '', { headers: { authorization: `DPoP ${accessToken}`, dpop: proof } });
  };
  const asked = await ask(atFirst, `${publicUrl}/api/user/me`, { iat });
  const nonce = asked.headers.get('dpop-nonce');
  expect([asked.status, nonce]).toEqual([401, expect.stringMatching(/^[\w-]{22}$/)]);
  expect((await ask(atSecond, `${publicUrl}/api/user/me`, { iat, nonce })).status).toBe(200);
  expect((await ask(atSecond, atSecond ?? '', {})).status).toBe(401);
});

const join = (server: At) =>
  fetch(`${server.url}/api/v1/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org` }),
  }).then(({ status }) => status);

const exported = (server: At, token: string) =>
  fetch(`${server.url}/api/user/me/export`, { headers: { authorization: `Bearer ${token}` } }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

const ask = async (server: At, operation: string, body: unknown): Promise<string> => {
  const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok ? 'ok' : ((await answer.json()) as { error: { message: string } }).error.message;
};

const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

test('two servers count together, and one that was killed has forgotten nothing', async () => {
  const founder = newFounder('counted');
  const token = await registerByHttp(first.url, founder);
  const wrong = { email: founder.email, password: 'wrong horse' };
  const reset = { requestType: 'PASSWORD_RESET', email: 'reader@example.org' };
  for (const server of [first, second]) {
    for (let n = 0; n < 15; n += 1) expect(await join(server)).toBe(202);
    for (let n = 0; n < 5; n += 1) {
      expect(await exported(server, token)).toBe(200);
      expect(await ask(server, 'signInWithPassword', wrong)).toBe('INVALID_LOGIN_CREDENTIALS');
    }
  }
  for (const [server, times] of [
    [first, 2],
    [second, 3],
  ] as const) {
    for (let n = 0; n < times; n += 1) expect(await ask(server, 'sendOobCode', reset)).toBe('ok');
  }
  await first.end('SIGKILL');
  for (const server of [second, await another()]) {
    expect([
      await join(server),
      await exported(server, token),
      await ask(server, 'signInWithPassword', wrong),
      await ask(server, 'sendOobCode', reset),
    ]).toEqual([429, 429, tooMany, tooMany]);
  }
});
