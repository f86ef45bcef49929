import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { newProofKey } from '../fixtures/proof-key.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { type Server, serve } from './fixtures/serve.ts';

/** Where founders reach both servers: by a proxy, which names neither this host nor this port to them. */
const publicUrl = 'http://localhost:4321';

let fresh: FreshDatabase;
let servers: Server[] = [];
beforeAll(async () => {
  fresh = await databaseWithKey();
  const env = { DATABASE_URL: fresh.url, PUBLIC_URL: publicUrl, TRUST_PROXY: 'on', RATE_LIMIT: 'on' };
  servers = await Promise.all([serve(env), serve(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await fresh?.drop();
});

test('a proof of a key counts once on both servers together, also at the same moment', async () => {
  const key = await newProofKey();
  const register = `${publicUrl}/api/v1/auth/register`;
  const dpop = await key.prove({ method: 'POST', url: register });
  const accessToken = await registerByHttp(servers[0]?.url ?? '', newFounder('copied'), { dpop });
  for (let round = 0; round < 5; round++) {
    const proof = await key.prove({ method: 'GET', url: `${publicUrl}/api/user/me`, accessToken });
    const headers = { authorization: `DPoP ${accessToken}`, dpop: proof, 'x-forwarded-for': '203.0.113.7' };
    const asked = [...servers, ...servers].map(({ url }) => fetch(`${url}/api/user/me`, { headers }));
    const answers = (await Promise.all(asked)).map(({ status }) => status);
    expect(answers.sort()).toEqual([200, 401, 401, 401]);
  }
});

test('a nonce of one server is good on the other, and proofs for the address behind the proxy are not', async () => {
  const [first, second] = servers.map(({ url }) => `${url}/api/user/me`);
  const key = await newProofKey();
  const dpop = await key.prove({ method: 'POST', url: `${publicUrl}/api/v1/auth/register` });
  const accessToken = await registerByHttp(servers[1]?.url ?? '', newFounder('late'), { dpop });
  const iat = Math.floor(Date.now() / 1000) - 3600;
  const ask = async (address: string | undefined, url: string, claims: Record<string, unknown>) => {
    const proof = await key.prove({ method: 'GET', url, accessToken, claims });
    return fetch(address ?? '', { headers: { authorization: `DPoP ${accessToken}`, dpop: proof } });
  };
  const asked = await ask(first, `${publicUrl}/api/user/me`, { iat });
  const nonce = asked.headers.get('dpop-nonce');
  expect([asked.status, nonce]).toEqual([401, expect.stringMatching(/^[\w-]{22}$/)]);
  expect((await ask(second, `${publicUrl}/api/user/me`, { iat, nonce })).status).toBe(200);
  expect((await ask(second, second ?? '', {})).status).toBe(401);
});
