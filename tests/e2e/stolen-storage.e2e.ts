import { decodeProtectedHeader } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Tokens } from '../../src/domain/session/tokens.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { callAs } from './call-as.ts';
import { capture, ideaNamed, open, openVault, signIn } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

interface Stolen {
  readonly local: Readonly<Record<string, string>>;
  /** Every record of every database, as JSON: a key that cannot be read becomes an empty object. */
  readonly databases: Readonly<Record<string, readonly unknown[]>>;
}

/** Runs in the page: all that a script can copy. */
async function copyAll(): Promise<Stolen> {
  const databases: Record<string, unknown[]> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const database = opening.result;
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      databases[`${name}/${store}`] = JSON.parse(JSON.stringify(reading.result));
    }
    database.close();
  }
  return { local: { ...localStorage }, databases };
}

/** Every request to our server with a proof, as it left. */
interface Captured {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

function capturing(context: BrowserContext): Captured[] {
  const captured: Captured[] = [];
  context.on('request', async (request) => {
    const headers = await request.allHeaders().catch(() => ({}) as Record<string, string>);
    if (headers['dpop'])
      captured.push({ method: request.method(), url: request.url(), headers, body: request.postData() });
  });
  return captured;
}

/** Runs in the page: what comes of reading the private half of its key. */
async function readPrivateKey(): Promise<string> {
  const opening = indexedDB.open('groundwork-key');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const reading = opening.result.transaction('keys').objectStore('keys').get('session');
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  opening.result.close();
  const formats = ['jwk', 'pkcs8', 'raw'] as const;
  const { privateKey } = reading.result as { privateKey: CryptoKey };
  const read = await Promise.allSettled(formats.map((format) => crypto.subtle.exportKey(format as 'jwk', privateKey)));
  return `${privateKey.type} ${privateKey.usages} ${read.map(({ status }) => status)}`;
}

const tokensOf = ({ local }: Stolen): Tokens => ({
  accessToken: local['groundwork-access-token'] ?? '',
  refreshToken: local['refresh-token'] ?? '',
});

/** The refresh token that the identity provider's SDK keeps. */
const identityTokenOf = ({ databases }: Stolen): string =>
  /"refreshToken":"([^"]+)"/.exec(JSON.stringify(databases['firebaseLocalStorageDb/firebaseLocalStorage']))?.[1] ?? '';

const send = (path: string, init: RequestInit): Promise<Response> => fetch(`${world.url}${path}`, init);
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const said = async (answer: Response): Promise<[number, unknown]> => [
  answer.status,
  ((await answer.json()) as { code?: unknown }).code,
];
const refused: [number, string] = [401, 'proof-required'];

/** How a live connection ends that shows a token, and a proof if there is one. */
function liveEnd(accessToken: string, proof?: string): Promise<number> {
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/api/v1/live?after=0`, { origin: world.url });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', accessToken, proof })));
  return new Promise((resolve, reject) => {
    socket.on('close', resolve);
    socket.on('error', reject);
    socket.on('message', () => reject(new Error('the connection was let in')));
  });
}

async function signedIn(): Promise<{ page: Page; captured: Captured[] }> {
  const page = await world.newPage();
  const captured = capturing(page.context());
  await signIn(page, { url: world.url }, await openAccount(world.url));
  await openVault(page);
  await capture(page, 'Before the theft');
  await ideaNamed(page, 'Before the theft').waitFor();
  const ofCommands = () => captured.filter(({ url }) => url.endsWith('/api/v1/commands'));
  await expect.poll(() => ofCommands().length).toBeGreaterThan(0);
  return { page, captured };
}

test('a copy of all that a script can read opens nothing, and the founder goes on', async () => {
  const { page, captured } = await signedIn();
  const stolen = await page.evaluate(copyAll);
  const { accessToken, refreshToken } = tokensOf(stolen);
  expect([accessToken, refreshToken, identityTokenOf(stolen)]).not.toContain('');
  // The key is there, and has nothing to read.
  expect(stolen.databases['groundwork-key/keys']).toEqual([
    { privateKey: {}, jwk: { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) } },
  ]);
  expect(await page.evaluate(readPrivateKey)).toBe('private sign rejected,rejected,rejected');

  for (const scheme of ['Bearer', 'DPoP']) {
    for (const path of ['/api/user/me', '/api/v1/events?after=0', '/api/user/me/export', '/api/v1/auth/sessions']) {
      const answer = await send(path, { headers: { authorization: `${scheme} ${accessToken}` } });
      expect([path, ...(await said(answer))]).toEqual([path, ...refused]);
    }
  }
  expect(await said(await send('/api/v1/auth/refresh-token', json({ refreshToken })))).toEqual(refused);
  expect(await liveEnd(accessToken)).toBe(4401);

  // The same requests once more, word for word, with the proofs that they had.
  expect(captured.length).toBeGreaterThan(3);
  for (const { method, url, headers, body } of captured) {
    const copied = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    const answer = await fetch(url, { method, headers: copied, ...(body === null ? {} : { body }) });
    expect([method, url, ...(await said(answer))]).toEqual([method, url, ...refused]);
  }
  const spare = captured.find(({ url }) => url.endsWith('/api/user/me'))?.headers['dpop'] ?? '';
  expect(spare).not.toBe('');
  expect(await liveEnd(accessToken, spare)).toBe(4401);

  await capture(page, 'After the theft');
  await ideaNamed(page, 'After the theft').waitFor();
  const titles = async () => {
    const answer = await callAs(page, `${world.url}/api/v1/events?after=0`);
    return ((await answer.json()) as { events: { data: { title?: string } }[] }).events.map(({ data }) => data.title);
  };
  await expect.poll(titles).toEqual(['Before the theft', 'After the theft']);
});

inFullRun('two tabs that sign in at the same moment have one key', { retry: 0 }, async () => {
  const first = await world.newPage();
  const context = first.context();
  const captured = capturing(context);
  // Neither goes on before both have found that there is no key.
  await context.addInitScript(() => {
    // An empty page has none.
    if (!crypto.subtle) return;
    const both = new BroadcastChannel('both');
    const other = new Promise<void>((resolve) => {
      both.onmessage = ({ data }) => {
        if (data === 'here') both.postMessage('heard');
        resolve();
      };
    });
    const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (...args: unknown[]) => Promise<CryptoKeyPair>;
    Object.assign(crypto.subtle, {
      generateKey: async (...args: unknown[]) => {
        both.postMessage('here');
        await other;
        return generate(...args);
      },
    });
  });
  const pages = [first, await context.newPage()];
  const founder = await openAccount(world.url);
  for (const page of pages) {
    await open(page, `${world.url}/sign-in`);
    await page.getByLabel('Email').fill(founder.email);
    await page.getByLabel('Password').fill(founder.password);
  }
  // Without the care that a click by hand takes, in which one tab may be signed in by the other.
  const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
  await Promise.all(pages.map((page) => button(page).evaluate((element: HTMLElement) => element.click())));
  for (const page of pages) {
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    expect((await callAs(page, `${world.url}/api/user/me`)).status).toBe(200);
  }
  const keys = captured.map(({ headers }) => JSON.stringify(decodeProtectedHeader(headers['dpop'] ?? '').jwk));
  expect(captured.filter(({ url }) => url.endsWith('/api/v1/auth/login')).length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(1);
});
