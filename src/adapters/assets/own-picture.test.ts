import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnPicture } from './own-picture.ts';

const [first, second] = ['/api/user/me/picture/1', '/api/user/me/picture/2'];

let log: string[];
let isOffline: boolean;
let kept: Map<string, Response>;

beforeEach(() => {
  log = [];
  isOffline = false;
  kept = new Map();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    }),
    delete: async () => kept.clear(),
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${log.push('create')}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void log.push(`revoke ${url}`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pictureWith = (mayKeep = true): OwnPicture =>
  new OwnPicture({
    mayKeep: () => mayKeep,
    fetchFile: async (path) => {
      log.push(`fetch ${path}`);
      if (isOffline) throw { kind: 'no-answer' };
      return new Blob([path], { type: 'image/webp' });
    },
  });

test('it is fetched once for all who ask, and known from then on', async () => {
  const picture = pictureWith();
  expect(picture.known(first)).toBe(undefined);
  expect(await Promise.all([picture.of(first), picture.of(first)])).toEqual(['blob:2', 'blob:2']);
  expect([await picture.of(first), picture.known(first), picture.known(second), picture.known(null)]).toEqual([
    'blob:2',
    'blob:2',
    undefined,
    undefined,
  ]);
  expect(log).toEqual([`fetch ${first}`, 'create']);
});

test('another one takes its place, on the device too', async () => {
  const picture = pictureWith();
  await picture.of(first);
  expect([...kept.keys()]).toEqual([first]);
  expect(await picture.of(second)).toBe('blob:4');
  expect([picture.known(first), [...kept.keys()], log.at(-1)]).toEqual([undefined, [second], 'revoke blob:2']);
});

test('it is there without a network once it was seen, and asked for again where it could not be had', async () => {
  isOffline = true;
  const picture = pictureWith();
  await expect(picture.of(first)).rejects.toEqual({ kind: 'no-answer' });
  isOffline = false;
  expect(await picture.of(first)).toBe('blob:3');
  isOffline = true;
  expect(await pictureWith().of(first)).toBe('blob:4');
  expect(log.filter((line) => line.startsWith('fetch'))).toHaveLength(2);
});

test('what a provider names is not fetched', async () => {
  const picture = pictureWith();
  expect([await picture.of('https://lh3.googleusercontent.com/a/photo'), await picture.of(null)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(log).toEqual([]);
});

test('nothing is kept while somebody signs out', async () => {
  expect([await pictureWith(false).of(first), kept.size]).toEqual(['blob:2', 0]);
});

test('a browser that keeps nothing shows it all the same', async () => {
  const refuse = async () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('caches', { open: refuse, delete: refuse });
  expect(await pictureWith().of(first)).toBe('blob:2');
});

test('once it is forgotten its object URL is revoked, and it is read anew for whoever comes', async () => {
  const picture = pictureWith();
  await picture.of(first);
  picture.forget();
  picture.forget();
  expect([picture.known(first), log]).toEqual([undefined, [`fetch ${first}`, 'create', 'revoke blob:2']]);
  expect(await picture.of(first)).toBe('blob:4');
});
