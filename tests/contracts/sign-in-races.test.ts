import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { type IdentityOverHttp, identityOverHttp, type Loot } from './fixtures/identity-over-http.ts';
import { type Server, serve } from './fixtures/serve.ts';

const rounds = process.env['TEST_FULL'] ? 500 : 1;
const roundsAtOnce = 4;
/** How many of an intruder's calls are under way at any time. */
const hands = 3;
const newestLooked = 30;

let fresh: FreshDatabase;
let server: Server;
let http: IdentityOverHttp;
beforeAll(async () => {
  fresh = await databaseWithKey();
  server = await serve({ DATABASE_URL: fresh.url });
  http = identityOverHttp(server.url, fresh.url);
});
afterAll(async () => {
  await http?.close();
  await server?.end('SIGTERM');
  await fresh?.drop();
});

interface Owner {
  readonly email: string;
  readonly password: string;
}

const signUp = async (): Promise<Owner & Loot> => {
  const owner = { email: `${randomUUID()}@example.org`, password: 'plain lantern boat' };
  return { ...owner, ...(await http.tokens('v1/accounts:signUp', owner)) };
};
const signIn = ({ email, password }: Owner): Promise<Loot> =>
  http.tokens('v1/accounts:signInWithPassword', { email, password });

/** A founder whose address is verified, with a session. */
async function register(): Promise<Owner & Loot> {
  const owner = await signUp();
  await http.toolkit('v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: owner.idToken });
  const oobCode = await http.mailedCode(owner.email, 'verify-email');
  await http.toolkit('v1/accounts:update', { oobCode });
  return { ...owner, ...(await http.session('register', owner.idToken)) };
}

async function resetPassword({ email }: Owner): Promise<void> {
  await http.toolkit('v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await http.mailedCode(email, 'reset-password');
  const { status } = await http.toolkit('v1/accounts:resetPassword', { oobCode, newPassword: 'another lantern' });
  expect(status).toBe(200);
}

async function signOutEverywhere({ accessToken }: Loot): Promise<void> {
  const { status } = await http.api('POST', '/api/v1/auth/logout', { allDevices: true }, accessToken);
  expect(status).toBe(204);
}

async function changeAddress({ idToken }: Loot): Promise<string> {
  const newEmail = `${randomUUID()}@example.org`;
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
  expect((await http.toolkit('v1/accounts:sendOobCode', change)).status).toBe(200);
  const oobCode = await http.mailedCode(newEmail, 'change-email');
  expect((await http.toolkit('v1/accounts:update', { oobCode })).status).toBe(200);
  return newEmail;
}

/** Repeats an intruder's call until `end` has ended, and gives back all that they got. */
async function during(end: () => Promise<unknown>, intrude: () => Promise<Loot | readonly Loot[]>): Promise<Loot[]> {
  const loot: Loot[] = [];
  let isOver = false;
  const hand = async (): Promise<void> => {
    while (!isOver) loot.push(...[await intrude()].flat());
  };
  const all = Array.from({ length: hands }, hand);
  // The intruder is there first.
  await intrude();
  await end().finally(() => {
    isOver = true;
  });
  await Promise.all(all);
  return loot;
}

/** Tries the newest loot and lists what still opens something: older loot has no better chance. */
async function openings(loot: readonly Loot[]): Promise<string[]> {
  const found = await Promise.all(
    loot.slice(-newestLooked).map(async ({ idToken, refreshToken, accessToken }) => {
      const opened: string[] = [];
      const renewed = refreshToken === undefined ? {} : await http.exchange(refreshToken);
      if (renewed.idToken) opened.push('refresh token');
      if (idToken && (await http.session('login', idToken)).accessToken) opened.push('ID token');
      if (accessToken && (await http.api('GET', '/api/user/me', undefined, accessToken)).status === 200) {
        opened.push('session');
      }
      return opened;
    }),
  );
  return [...new Set(found.flat())];
}

/** Signs in with what is stolen, and with what comes of it. */
async function signInAll(stolen: Loot): Promise<Loot[]> {
  return stolen.idToken === undefined ? [] : [stolen, await http.session('login', stolen.idToken)];
}

/** Exchanges a stolen refresh token, as long as there is one, and opens sessions with what it yields. */
function thiefOf(stolen: Loot): () => Promise<Loot[]> {
  let newest = stolen.refreshToken;
  return async () => {
    const renewed = await http.exchange(newest);
    newest = renewed.refreshToken ?? newest;
    return [renewed, ...(await signInAll(renewed))];
  };
}

interface Race {
  readonly name: string;
  /** Resolves to what opens something afterwards. */
  run(): Promise<string[]>;
}

const races: readonly Race[] = [
  {
    name: 'signing in with the old password while it is reset',
    async run() {
      const owner = await register();
      const loot = await during(
        () => resetPassword(owner),
        async () => signInAll(await signIn(owner)),
      );
      return openings(loot);
    },
  },
  {
    name: 'setting a password with a stolen ID token while it is reset',
    async run() {
      const owner = await register();
      const password = 'what the thief wants';
      const loot = await during(
        () => resetPassword(owner),
        async () => signInAll(await http.tokens('v1/accounts:update', { idToken: owner.idToken, password })),
      );
      const after = await signIn({ ...owner, password });
      return openings([...loot, after, { idToken: owner.idToken }]);
    },
  },
  {
    name: 'squatting an address while its owner comes by the first mailed link',
    async run() {
      const squatter = await signUp();
      const password = 'what the squatter wants';
      const { email, idToken } = squatter;
      await http.session('register', idToken);
      const claim = async (): Promise<void> => {
        await http.toolkit('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: server.url });
        const oobCode = await http.mailedCode(email, 'sign-in-link');
        expect((await http.toolkit('v1/accounts:signInWithEmailLink', { email, oobCode })).status).toBe(200);
      };
      const loot = await during(claim, async () => [
        ...(await signInAll(await signIn(squatter))),
        ...(await signInAll(await http.tokens('v1/accounts:update', { idToken, password }))),
      ]);
      const after = [await signIn(squatter), await signIn({ email, password })];
      return openings([...loot, ...after, { idToken }]);
    },
  },
  ...(
    [
      ['a reset', (owner) => resetPassword(owner)],
      ['a second factor', async ({ idToken }) => expect((await http.enrol(idToken)).idToken).toBeDefined()],
      ['a change of address', (owner) => changeAddress(owner)],
      [
        'a changed password',
        async ({ idToken }) => {
          const changed = await http.tokens('v1/accounts:update', { idToken, password: 'another lantern' });
          expect(changed.idToken).toBeDefined();
        },
      ],
      ['signing out everywhere', (owner) => signOutEverywhere(owner)],
    ] satisfies readonly (readonly [string, (owner: Owner & Loot) => Promise<unknown>])[]
  ).map(([what, end]) => ({
    name: `exchanging a stolen refresh token during ${what}`,
    async run() {
      const owner = await register();
      const stolen = await signIn(owner);
      const fresh = await signIn(owner);
      const loot = await during(() => end({ ...owner, ...fresh, accessToken: owner.accessToken }), thiefOf(stolen));
      return openings([...loot, stolen]);
    },
  })),
  {
    name: 'exchanging a stolen refresh token during a recovery',
    async run() {
      const owner = await register();
      await changeAddress(await signIn(owner));
      const email = owner.email;
      const oobCode = await http.mailedCode(email, 'recover-email');
      const thief = { email: await currentAddress(oobCode), password: owner.password };
      const stolen = await signIn(thief);
      const recover = async () => expect((await http.toolkit('v1/accounts:update', { oobCode })).status).toBe(200);
      const loot = await during(recover, thiefOf(stolen));
      return openings([...loot, stolen, await signIn({ ...owner })]);
    },
  },
  {
    name: 'logging in with a stolen ID token during the sign-out',
    async run() {
      const owner = await register();
      const loot = await during(
        () => signOutEverywhere(owner),
        () => signInAll(owner),
      );
      return openings(loot);
    },
  },
  {
    name: 'registering while the account is deleted',
    async run() {
      const owner = await register();
      const { idToken, accessToken } = owner;
      const loot = await during(
        async () => {
          const { status } = await http.api('DELETE', '/api/user/me', { firebaseToken: idToken }, accessToken);
          expect(status).toBe(204);
        },
        async () => [await http.session('register', idToken), await signIn(owner)],
      );
      return openings([...loot, { idToken, accessToken }]);
    },
  },
];

async function currentAddress(oobCode: string): Promise<string> {
  const { body } = await http.toolkit('v1/accounts:resetPassword', { oobCode });
  return String(body['newEmail']);
}

for (const { name, run } of races) {
  test(`${name} leaves nothing that opens`, { timeout: rounds * 5000 }, async () => {
    const survivors: string[] = [];
    for (let round = 0; round < rounds; round += roundsAtOnce) {
      const atOnce = Math.min(roundsAtOnce, rounds - round);
      survivors.push(...(await Promise.all(Array.from({ length: atOnce }, run))).flat());
    }
    expect(survivors).toEqual([]);
  });
}
