import { expect, test } from 'vitest';
import { safeStorage } from '../storage/safe-storage.ts';
import { readTokens, writeTokens } from '../storage/token-storage.ts';
import { OwnSession } from './own-session.ts';

const ada = { accessToken: 'a1', refreshToken: 'r1' };
const renewed = { accessToken: 'a2', refreshToken: 'r2' };
const grace = { accessToken: 'b1', refreshToken: 's1' };

/** Two pages of one browser. */
function twoPages() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  const storage = safeStorage(() => area);
  let signIns = 0;
  const page = () => new OwnSession(storage, () => `sign-in ${++signIns}`);
  return { kept, storage, first: page(), second: page() };
}

test('tokens that another page renewed are still of this session', () => {
  const { storage, first, second } = twoPages();
  first.begin(ada);
  expect(second.enter()).toEqual(ada);
  writeTokens(storage, renewed);
  expect([first.isReplaced(), first.read(), second.read()]).toEqual([false, renewed, renewed]);
});

test('tokens of the next sign-in are not read, and not cleared', () => {
  const { storage, first, second } = twoPages();
  first.begin(ada);
  second.enter();
  second.clear();
  expect([first.isReplaced(), first.read()]).toEqual([false, null]);
  second.begin(grace);
  first.clear();
  expect([first.isReplaced(), first.read(), second.read(), readTokens(storage)]).toEqual([true, null, grace, grace]);
  expect(first.enter()).toEqual(grace);
  expect([first.isReplaced(), first.read()]).toEqual([false, grace]);
});

test('nothing is left of a session that was cleared', () => {
  const { kept, first } = twoPages();
  first.begin(ada);
  expect([...kept.keys()]).toEqual(['groundwork-sign-in', 'refresh-token', 'groundwork-access-token']);
  first.clear();
  expect([...kept]).toEqual([]);
});

test('a session from before sign-ins had names goes on until somebody signs in anew', () => {
  const { storage, first, second } = twoPages();
  writeTokens(storage, ada);
  first.enter();
  second.enter();
  writeTokens(storage, renewed);
  expect(first.read()).toEqual(renewed);
  second.begin(grace);
  expect([first.isReplaced(), first.read()]).toEqual([true, null]);
});
