import { expect, test } from 'vitest';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { AssetAddresses } from './asset-addresses.ts';

const at = (time: string): string => `2026-01-01T${time}:00.000Z`;

/** A server that knows every image but `gone`, and whose addresses are good until two. */
function addressesAt(clock: { now: string }, isUp = () => true) {
  const asked: unknown[] = [];
  const call = (async (path: string, { method, body }: { method: string; body: { ids: readonly string[] } }) => {
    asked.push([method, path, body]);
    if (!isUp()) throw { kind: 'no-answer' };
    const shown = { type: 'image/png', width: 1, height: 1, expiresAt: at('02:00') };
    const known = body.ids.filter((id) => id !== 'gone');
    return { assets: Object.fromEntries(known.map((id) => [id, { ...shown, url: `/${id}?${asked.length}` }])) };
  }) as AuthorisedCall;
  return { asked, addresses: new AssetAddresses(call, () => clock.now) };
}
const path = '/api/v1/assets/urls';

test('images that are looked for at once are one call, and each is asked for once', async () => {
  const { asked, addresses } = addressesAt({ now: at('00:00') });
  const found = await Promise.all(['a', 'gone', 'a', 'b'].map((id) => addresses.of(id)));
  expect(found).toEqual(['/a?1', undefined, '/a?1', '/b?1']);
  expect(asked).toEqual([['POST', path, { ids: ['a', 'gone', 'b'] }]]);
});

test('an address is kept, and fetched anew five minutes before it expires', async () => {
  const clock = { now: at('00:00') };
  const { addresses } = addressesAt(clock);
  const found = [await addresses.of('a')];
  for (const time of ['01:54', '01:55']) {
    clock.now = at(time);
    found.push(await addresses.of('a'));
  }
  expect(found).toEqual(['/a?1', '/a?1', '/a?2']);
});

test('one that did not work is forgotten', async () => {
  const { addresses } = addressesAt({ now: at('00:00') });
  await addresses.of('a');
  addresses.forget('a');
  expect(await addresses.of('a')).toBe('/a?2');
});

test('a call takes no more than the server does', async () => {
  const { asked, addresses } = addressesAt({ now: at('00:00') });
  await Promise.all(Array.from({ length: 501 }, (_, n) => addresses.of(`i${n}`)));
  expect(asked.map((each) => (each as [string, string, { ids: string[] }])[2].ids.length)).toEqual([500, 1]);
});

test('without an answer everybody hears of it, and the next one asks again', async () => {
  let isUp = false;
  const { addresses } = addressesAt({ now: at('00:00') }, () => isUp);
  const outcomes = await Promise.allSettled([addresses.of('a'), addresses.of('b')]);
  const failed = { status: 'rejected', reason: { kind: 'no-answer' } };
  expect(outcomes).toEqual([failed, failed]);
  isUp = true;
  expect(await addresses.of('a')).toBe('/a?2');
});
