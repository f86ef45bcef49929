import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountPictures } from '#server/accounts/account-pictures.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { packedNothing, pngInPasses, pngOf } from './fixtures/hostile-images.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const path = '/api/user/me/picture';
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
const choose = (body: Buffer | string, headers: Readonly<Record<string, string>>) =>
  fetch(app.origin + path, {
    method: 'PUT',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': 'image/png', ...headers },
  });
const remove = (headers: Readonly<Record<string, string>>) => fetch(app.origin + path, { method: 'DELETE', headers });
const me = async ({ accessToken }: Tokens) => (await app.call('GET', '/api/user/me', undefined, accessToken)).json();
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

/** Red, green and blue side by side, each as wide as the whole is high. */
const bands = (side: number) =>
  sharp({ create: { width: 3 * side, height: side, channels: 3, background: { r: 220, g: 0, b: 0 } } }).composite(
    ['#00dc00', '#0000dc'].map((background, n) => ({
      input: { create: { width: side, height: side, channels: 3, background } },
      left: (n + 1) * side,
      top: 0,
    })),
  );

/** Its address, once it was taken. */
async function chosen(founder: Tokens, image: Buffer): Promise<string> {
  const answer = await choose(image, bearer(founder.accessToken));
  const user = (await answer.json()) as { photoUrl: string };
  expect([answer.status, user]).toEqual([200, await me(founder)]);
  expect(user.photoUrl).toMatch(/^\/api\/user\/me\/picture\/[0-9a-f-]{36}$/);
  return user.photoUrl;
}

async function shown(address: string, { accessToken }: Tokens) {
  const answer = await fetch(app.origin + address, { headers: bearer(accessToken) });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const meansOf = async (body: Buffer) => (await sharp(body).stats()).channels.map(({ mean }) => Math.round(mean / 20));

test.each([
  ['png', bands(40).png()],
  ['jpeg', bands(40).jpeg()],
  ['webp', bands(40).webp()],
  ['gif', bands(40).gif()],
  ['avif', bands(40).avif()],
])('of an image in %s the square in the middle is the founder’s picture', async (name, image) => {
  const founder = await newFounder(app, `${name}@example.org`);
  const { headers, body } = await shown(await chosen(founder, await image.toBuffer()), founder);
  const { format, width, height } = await sharp(body).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });
  expect((await meansOf(body)).slice(0, 3)).toEqual([0, 11, 0]);
  const names = [
    'content-type',
    'content-length',
    'content-security-policy',
    'content-disposition',
    'cross-origin-resource-policy',
    'x-content-type-options',
    'cache-control',
  ];
  expect(names.map((each) => headers.get(each))).toEqual([
    'image/webp',
    String(body.length),
    "sandbox; default-src 'none'",
    'inline; filename="image.webp"',
    'same-origin',
    'nosniff',
    'no-store',
  ]);
});

test('a photo is turned upright and then cropped at both ends, and says nothing of the camera', async () => {
  const founder = await newFounder(app, 'upright@example.org');
  // The lower half of the band in the middle is white; turned to the right it is the left half.
  const white = { create: { width: 40, height: 20, channels: 3, background: 'white' } } as const;
  const sent = await sharp(await bands(40).png().toBuffer())
    .composite([{ input: white, left: 40, top: 20 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await shown(await chosen(founder, sent), founder);
  const half = async (left: number) =>
    meansOf(await sharp(body).extract({ left, top: 0, width: 200, height: 512 }).png().toBuffer());
  expect([(await half(20)).slice(0, 3), (await half(292)).slice(0, 3)]).toEqual([
    [13, 13, 13],
    [0, 11, 0],
  ]);
  const { exif, icc, xmp, orientation } = await sharp(body).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
  expect(body.includes('secret-of-the-camera')).toBe(false);
});

test('a photo of some megabytes is taken, and what is kept of it is small', async () => {
  const founder = await newFounder(app, 'large@example.org');
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const sent = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  expect(sent.length).toBeGreaterThan(3_000_000);
  const { body } = await shown(await chosen(founder, sent), founder);
  expect(body.length).toBeLessThan(300_000);
});

test('nothing is kept for an account that is gone', async () => {
  const { keep } = createAccountPictures(app.db, app.now);
  const image = { type: 'image/webp', width: 512, height: 512, body: Buffer.from([1]) } as const;
  await expect(keep(crypto.randomUUID(), image)).rejects.toMatchObject({ statusCode: 401, code: 'unauthorized' });
});

test('a picture is for its founder alone, and another one takes its place under another address', async () => {
  const [ada, eve] = [await newFounder(app, 'ada@example.org'), await newFounder(app, 'eve@example.org')];
  const first = await chosen(ada, await bands(40).png().toBuffer());
  const statuses = async (address: string) =>
    Promise.all(
      [bearer(ada.accessToken), bearer(eve.accessToken), {}].map(
        async (headers) => (await fetch(app.origin + address, { headers })).status,
      ),
    );
  expect(await statuses(first)).toEqual([200, 404, 401]);
  expect((await me(eve)).photoUrl).toBe(null);
  const second = await chosen(ada, await bands(50).png().toBuffer());
  expect([await statuses(first), await statuses(second)]).toEqual([
    [404, 404, 401],
    [200, 404, 401],
  ]);
  expect([(await choose('', {})).status, (await remove({})).status]).toEqual([401, 401]);
  await remove(bearer(eve.accessToken));
  expect((await me(ada)).photoUrl).toBe(second);
});

test('without a picture of their own a founder has the one that the provider names', async () => {
  const founder = await newFounder(app, 'gogh@example.org');
  const { provider_uid: uid } = await app.db
    .selectFrom('accounts')
    .select('provider_uid')
    .where('email', '=', 'gogh@example.org')
    .executeTakeFirstOrThrow();
  const photoUrl = 'https://lh3.googleusercontent.com/a/photo';
  const said = { uid, email: 'gogh@example.org', emailVerified: true, displayName: null, photoUrl };
  await createAccounts({ db: app.db, clock: app.now }).learn(said, app.now());
  expect((await me(founder)).photoUrl).toBe(photoUrl);
  const own = await chosen(founder, await bands(40).png().toBuffer());
  await createAccounts({ db: app.db, clock: app.now }).learn(said, app.now());
  expect((await me(founder)).photoUrl).toBe(own);
  const answer = await remove(bearer(founder.accessToken));
  expect([answer.status, await answer.json()]).toEqual([200, { ...(await me(founder)), photoUrl }]);
});

describe('what cannot be a picture', () => {
  test.each([
    ['nothing', '', 415, 'not-an-image'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'not-an-image'],
    ['a damaged image', Buffer.from('89504e470d0a1a0a00', 'hex'), 400, 'image-unreadable'],
    ['too many pixels', pngOf(10_000, 8000, packedNothing(10_001 * 8000)), 413, 'too-many-pixels'],
    ['too much to hold at once', pngInPasses(7000, 7000), 413, 'too-much-memory'],
    ['too many bytes', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'too-large'],
  ])('%s is refused, and the picture of before stays', async (name, body, status, code) => {
    const founder = await newFounder(app, `${name.replaceAll(' ', '-')}@example.org`);
    const before = await chosen(founder, await bands(40).png().toBuffer());
    expect(await refusal(await choose(body, bearer(founder.accessToken)))).toEqual([status, code]);
    expect((await me(founder)).photoUrl).toBe(before);
    await shown(before, founder);
  });
});

test('it comes along with all of a founder’s data, and goes when it is removed, or the account is', async () => {
  const founder = await newFounder(app, 'leaving@example.org');
  const pictureIn = async () =>
    (await app.call('GET', '/api/user/me/export', undefined, founder.accessToken)).json().picture;
  expect(await pictureIn()).toBe(null);
  const address = await chosen(founder, await bands(40).png().toBuffer());
  const { body } = await shown(address, founder);
  expect(await pictureIn()).toEqual({
    type: 'image/webp',
    side: 512,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    body: body.toString('base64'),
  });
  const kept = async () =>
    (await app.db.selectFrom('account_pictures').select('id').execute()).filter(({ id }) => address.endsWith(id));
  expect(await kept()).toHaveLength(1);
  await remove(bearer(founder.accessToken));
  expect([await pictureIn(), (await me(founder)).photoUrl, await kept()]).toEqual([null, null, []]);
  const { accountId = '' } = (await app.sessions.authenticate(founder.accessToken)) ?? {};
  const ofAccount = async () =>
    app.db.selectFrom('account_pictures').select('side').where('account_id', '=', accountId).execute();
  await chosen(founder, await bands(40).png().toBuffer());
  expect(await ofAccount()).toEqual([{ side: 512 }]);
  const { firebaseToken } = founder;
  expect((await app.call('DELETE', '/api/user/me', { firebaseToken }, founder.accessToken)).statusCode).toBe(204);
  expect(await ofAccount()).toEqual([]);
});
