import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetLimits, type UploadedAsset } from '#domain/assets/asset.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import {
  gifThatIsAPage,
  hugeGif,
  hugeJpeg,
  packedNothing,
  pngInPasses,
  pngOf,
  pngWithText,
} from './fixtures/hostile-images.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
let ada: Tokens;
beforeAll(async () => {
  app = await startIdentityApp();
  ada = await newFounder(app, 'ada@example.org');
});
afterAll(async () => app?.stop());

const upload = (body: Buffer | string, { accessToken }: Partial<Tokens> = ada, type = 'application/octet-stream') =>
  fetch(`${app.origin}/api/v1/assets`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': type, ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
  });
const added = async (body: Buffer, founder = ada): Promise<UploadedAsset> => {
  const answer = await upload(body, founder);
  expect(answer.status).toBe(201);
  return (await answer.json()) as UploadedAsset;
};
const urlsOf = async (ids: readonly string[], founder = ada) =>
  (await app.call('POST', '/api/v1/assets/urls', { ids }, founder.accessToken)).json();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 20 } } });
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

test.each([
  ['png', 'image/png', picture(40, 30).png()],
  ['jpeg', 'image/jpeg', picture(40, 30).jpeg()],
  ['webp', 'image/webp', picture(40, 30).webp()],
  ['gif', 'image/png', picture(40, 30).gif()],
  ['avif', 'image/webp', picture(40, 30).avif()],
])('a picture in %s is kept and shown as %s, by an address that needs no sign-in', async (name, type, made) => {
  const founder = await newFounder(app, `${name}@example.org`);
  const asset = await added(await made.toBuffer(), founder);
  expect(asset).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type,
    width: 40,
    height: 30,
    bytes: expect.any(Number),
    url: expect.stringMatching(/^\/api\/v1\/assets\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]{43}$/),
    expiresAt: expect.any(String),
  });
  const shown = await fetch(app.origin + asset.url);
  const body = Buffer.from(await shown.arrayBuffer());
  expect([shown.status, body.length]).toEqual([200, asset.bytes]);
  expect((await sharp(body).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean / 10))).toEqual([20, 6, 2]);
  const names = ['content-type', 'content-security-policy', 'content-disposition', 'x-content-type-options'];
  expect(names.map((each) => shown.headers.get(each))).toEqual([
    type,
    "sandbox; default-src 'none'",
    `inline; filename="image.${type.slice(6)}"`,
    'nosniff',
  ]);
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  // A founder who signs out takes them away from the device, which a browser's cache is not told of.
  expect(shown.headers.get('cache-control')).toBe('no-store');
});

test('what a camera wrote into a picture is gone, and it stands upright', async () => {
  const sent = await picture(40, 30)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' }, IFD3: { GPSLatitude: '52/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(sent.includes('secret-of-the-camera')).toBe(true);
  const asset = await added(sent);
  const body = Buffer.from(await (await fetch(app.origin + asset.url)).arrayBuffer());
  expect([asset.width, asset.height, body.includes('secret-of-the-camera')]).toEqual([30, 40, false]);
  const { exif, icc, xmp, orientation } = await sharp(body).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({});
});

test('a large picture is made smaller, a moving one stands still, and the same one is kept once', async () => {
  const large = await picture(6000, 1500).png().toBuffer();
  const asset = await added(large);
  expect([asset.width, asset.height]).toEqual([4096, 1024]);
  const again = await upload(large);
  expect([again.status, await again.json()]).toEqual([200, asset]);
  const frames = await Promise.all(
    [1, 2, 3].map((n) =>
      picture(10, 10 + n)
        .resize(10, 10)
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [10, 10, 10] })
    .toBuffer();
  const still = await added(moving);
  expect([still.type, still.width, still.height]).toEqual(['image/png', 10, 10]);
});

test('one that is sent several times at once is kept once', async () => {
  const sent = await picture(300, 200).png().toBuffer();
  const answers = await Promise.all([1, 2, 3].map(async () => (await upload(sent)).json() as Promise<UploadedAsset>));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers[0]).toMatchObject({ width: 300, height: 200 });
});

describe('what is no picture, or a harmful one', () => {
  const png = picture(64, 64).png().toBuffer();
  test.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n%âãÏÓ'],
    ['a script for another program', 'push graphic-context\nfill url(https://example.org/)'],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['BMP', Buffer.from('424d460000000000', 'hex')],
    ['HEIC', Buffer.from('000000186674797068656963', 'hex')],
    ['a picture after something else', Buffer.concat([Buffer.from('x'), pngOf(1, 1, packedNothing(2))])],
  ])('%s is refused as no image', async (_name, body) => {
    expect(await refusal(await upload(body, ada, 'image/png'))).toEqual([415, 'not-an-image']);
  });

  test('one that is cut off anywhere, or only begins like one, is refused as damaged', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, n) => (n * 7919) % 251)), {
      raw: { width: 64, height: 64, channels: 3 },
    });
    for (const sent of [
      await whole.clone().png().toBuffer(),
      await whole.clone().jpeg().toBuffer(),
      await whole.clone().webp().toBuffer(),
    ]) {
      for (const part of [0.1, 0.5, 0.9]) {
        expect(await refusal(await upload(sent.subarray(0, sent.length * part)))).toEqual([400, 'image-unreadable']);
      }
    }
    const page = '<html><script>alert(1)</script></html>';
    for (const begin of [
      '89504e470d0a1a0a',
      'ffd8ffe0',
      '474946383961',
      '52494646ffffffff57454250',
      '0000001c6674797061766966',
    ]) {
      const sent = Buffer.concat([Buffer.from(begin, 'hex'), Buffer.from(page.repeat(20))]);
      expect(await refusal(await upload(sent))).toEqual([400, 'image-unreadable']);
    }
  });

  test('one that would fill the memory is refused before it does', async () => {
    // Its head says how large it is, whatever follows.
    const large = pngOf(10_000, 8000, packedNothing(1000));
    expect(await refusal(await upload(large))).toEqual([413, 'too-many-pixels']);
    const bombs = [pngOf(1_000_000_000, 1_000_000_000, packedNothing(1000)), hugeGif(), hugeJpeg()];
    for (const bomb of bombs) {
      const [status, code] = await refusal(await upload(bomb));
      expect([`${status}`, ['too-many-pixels', 'image-unreadable'].includes(String(code))]).toEqual([
        expect.stringMatching(/^4(00|13)$/),
        true,
      ]);
    }
  });

  test('one that would have to be held whole is refused before it is, and nothing is taken for it', async () => {
    const sent = pngInPasses(7000, 7000);
    const before = process.memoryUsage().rss;
    const answer = await upload(sent);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        code: 'too-much-memory',
        message: 'This image takes too much memory to open. Save it with fewer pixels, or as a non-progressive JPEG.',
        requestId: expect.any(String),
      },
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('photos of 24 million pixels that come at once are read one after the other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-images-'));
    const photo = join(folder, 'photo.jpg');
    await picture(5600, 4200).jpeg().toFile(photo);
    const script = fileURLToPath(new URL('./fixtures/image-peak.ts', import.meta.url));
    // As deploy.md and the image set it: what is freed goes back at once.
    const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: '131072' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, photo, '2'], { env }).finally(() =>
      rmSync(folder, { recursive: true }),
    );
    const { sizes, mb } = JSON.parse(stdout) as { sizes: unknown; mb: number };
    expect(sizes).toEqual(Array.from({ length: 2 }, () => [4096, 3072]));
    expect(mb).toBeLessThan(140);
  });

  test('text that unpacks to hundreds of megabytes does not come along', async () => {
    const sent = pngWithText(128 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    const answer = await upload(sent);
    expect([200, 201, 400]).toContain(answer.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('a picture that is a page as well is only a picture afterwards', async () => {
    const sent = gifThatIsAPage();
    const asset = await added(sent);
    const body = Buffer.from(await (await fetch(app.origin + asset.url)).arrayBuffer());
    expect([asset.type, body.includes('script'), body.includes('alert')]).toEqual(['image/png', false, false]);
  });

  test('more than 10 MiB is refused in the shape of our errors', async () => {
    const answer = await upload(Buffer.concat([await png, Buffer.alloc(assetLimits.bytes)]));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'too-large', message: 'The request is too large. The limit is 10 MiB.', requestId: expect.any(String) },
    ]);
    const other = await app.call('POST', '/api/v1/assets/urls', { ids: ['x'.repeat(1024 * 1024)] }, ada.accessToken);
    expect([other.statusCode, other.json().message]).toEqual([413, 'The request is too large. The limit is 1 MiB.']);
  });
});

describe('who sees what', () => {
  test('nobody adds one, or asks for addresses, without signing in', async () => {
    const sent = await picture(8, 8).png().toBuffer();
    expect(await refusal(await upload(sent, {}))).toEqual([401, 'unauthorized']);
    expect((await app.call('POST', '/api/v1/assets/urls', { ids: ['a'] })).statusCode).toBe(401);
  });

  test('addresses are given for images of one’s own only', async () => {
    const bea = await newFounder(app, 'bea@example.org');
    const asset = await added(await picture(9, 9).png().toBuffer());
    const { type, width, height, url, expiresAt } = asset;
    const unknown = crypto.randomUUID();
    expect(await urlsOf([asset.id, unknown, 'no id', asset.id.toUpperCase()])).toEqual({
      assets: { [asset.id]: { type, width, height, url, expiresAt } },
    });
    expect(await urlsOf([asset.id], bea)).toEqual({ assets: {} });
  });

  test('an address that was altered, signed for another image or has expired opens nothing', async () => {
    const [one, two] = [
      await added(await picture(11, 9).png().toBuffer()),
      await added(await picture(12, 9).png().toBuffer()),
    ];
    const statusOf = async (url: string) => (await fetch(app.origin + url)).status;
    const altered = [
      one.url.replace(one.id, two.id),
      one.url.replace(one.id, one.id.toUpperCase()),
      one.url.replace(/expires=\d/, 'expires=9'),
      one.url.slice(0, -1),
      `${one.url}A`,
      one.url.replace(/&signature=.*/, ''),
      `/api/v1/assets/${one.id}`,
      one.url.replace(/signature=.*/, 'signature=%00'),
      one.url.replace(one.id, '..%2f..%2fhealthz'),
    ];
    expect(await Promise.all(altered.map(statusOf))).toEqual(altered.map(() => 404));
    expect(await statusOf(one.url)).toBe(200);
    app.advance(2 * 60 * 60 * 1000);
    expect(await statusOf(one.url)).toBe(404);
    const { accessToken } = (
      await app.call('POST', '/api/v1/auth/refresh-token', { refreshToken: ada.refreshToken })
    ).json();
    ada = { ...ada, accessToken };
    expect(await statusOf((await urlsOf([one.id])).assets[one.id].url)).toBe(200);
  });

  test('the same image of two founders is an image of each', async () => {
    const sent = await picture(13, 9).png().toBuffer();
    const cleo = await newFounder(app, 'cora@example.org');
    const [mine, hers] = [await added(sent), await added(sent, cleo)];
    expect([Object.keys((await urlsOf([mine.id, hers.id])).assets), mine.id === hers.id]).toEqual([[mine.id], false]);
    expect(Object.keys((await urlsOf([mine.id, hers.id], cleo)).assets)).toEqual([hers.id]);
  });

  test('the last room is taken whole, by bytes and by number', async () => {
    const founder = await newFounder(app, 'last@example.org');
    const [first, second, third] = await Promise.all([8, 9, 10].map((side) => picture(8, side).png().toBuffer()));
    const { id, bytes } = await added(first as Buffer, founder);
    const fill = (used: number) => app.db.updateTable('assets').set({ bytes: used }).where('id', '=', id).execute();
    // Each of them has about as many bytes as the first.
    await fill(assetLimits.workspaceBytes - bytes + 40);
    expect((await upload(second as Buffer, founder)).status).toBe(409);
    await fill(assetLimits.workspaceBytes - bytes - 40);
    await added(second as Buffer, founder);
    await fill(1);
    await sql`INSERT INTO assets (workspace_id, id, digest, type, width, height, bytes, created_at, body)
      SELECT workspace_id, gen_random_uuid(), decode(lpad(to_hex(n), 64, '0'), 'hex'), type, width, height, 1, created_at, ''
      FROM assets, generate_series(3, ${assetLimits.workspaceImages - 1}::int) AS n WHERE id = ${id}`.execute(app.db);
    await added(third as Buffer, founder);
    expect((await upload(await picture(8, 11).png().toBuffer(), founder)).status).toBe(409);
  });

  test('a workspace that is full takes no more, and keeps what it has', async () => {
    const full = await newFounder(app, 'full@example.org');
    const asset = await added(await picture(8, 8).png().toBuffer(), full);
    await app.db.updateTable('assets').set({ bytes: assetLimits.workspaceBytes }).where('id', '=', asset.id).execute();
    const answer = await upload(await picture(8, 9).png().toBuffer(), full);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 'no-room-for-images',
        message: 'You’ve used all your image storage: 262 MB or 2,000 images. This one wasn’t added.',
      },
    ]);
    expect(Object.keys((await urlsOf([asset.id], full)).assets)).toEqual([asset.id]);
  });
});

test('a large picture leaves in slices, and is whole: every pixel of it, shown and in the file with everything', async () => {
  const founder = await newFounder(app, 'dora@example.org');
  const pixels = randomBytes(400 * 400 * 3);
  const sent = await sharp(pixels, { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer();
  const { url, bytes } = await added(sent, founder);
  expect(bytes).toBeGreaterThan(2 * 192 * 1024);
  const answer = await fetch(app.origin + url);
  expect(answer.headers.get('content-length')).toBe(String(bytes));
  const { assets } = (await app.call('GET', '/api/user/me/export', undefined, founder.accessToken)).json();
  for (const body of [Buffer.from(await answer.arrayBuffer()), Buffer.from(assets[0].body, 'base64')]) {
    expect(body.length).toBe(bytes);
    expect((await sharp(body).removeAlpha().raw().toBuffer()).equals(pixels)).toBe(true);
  }
});

test('images are part of the file with everything, and go with the account', async () => {
  const founder = await newFounder(app, 'cleo@example.org');
  const other = await added(await picture(21, 8).png().toBuffer());
  const [one, two] = [
    await added(await picture(20, 8).png().toBuffer(), founder),
    await added(await picture(22, 8).jpeg().toBuffer(), founder),
  ];
  const shown = async ({ url }: UploadedAsset) => Buffer.from(await (await fetch(app.origin + url)).arrayBuffer());
  const { assets } = (await app.call('GET', '/api/user/me/export', undefined, founder.accessToken)).json();
  const expected = await Promise.all(
    [one, two].map(async (asset) => {
      const { id, type, width, height, bytes } = asset;
      const body = (await shown(asset)).toString('base64');
      return { id, type, width, height, bytes, createdAt: expect.any(String), body };
    }),
  );
  expect(assets.toSorted((a: { width: number }, b: { width: number }) => a.width - b.width)).toEqual(expected);
  expect((await app.call('GET', '/api/user/me/usage', undefined, founder.accessToken)).json()).toMatchObject({
    images: 2,
    imageBytes: one.bytes + two.bytes,
  });

  const proof = { firebaseToken: (founder as Tokens & { firebaseToken: string }).firebaseToken };
  expect((await app.call('DELETE', '/api/user/me', proof, founder.accessToken)).statusCode).toBe(204);
  expect(await Promise.all([one, two, other].map(async ({ url }) => (await fetch(app.origin + url)).status))).toEqual([
    404, 404, 200,
  ]);
});
