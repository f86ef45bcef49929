import { describe, expect, test } from 'vitest';
import { keepSettings } from './keep-record.ts';
import { readKeptSettings } from './kept-settings.ts';
import { safeStorage } from './safe-storage.ts';
import { readTheme, writeTheme } from './theme-storage.ts';
import { clearTokens, readTokens, watchTokens, writeTokens } from './token-storage.ts';

function fakeArea() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return { kept, storage: safeStorage(() => area) };
}

const forbidden = () =>
  safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
const tokens = { accessToken: 'a', refreshToken: 'r' };

describe('tokens', () => {
  test('are plain strings under their keys, the access token last', () => {
    const { kept, storage } = fakeArea();
    writeTokens(storage, tokens);
    expect([...kept]).toEqual([
      ['refresh-token', 'r'],
      ['groundwork-access-token', 'a'],
    ]);
    expect(readTokens(storage)).toEqual(tokens);
    clearTokens(storage);
    expect([...kept]).toEqual([]);
  });

  test('one alone is no session', () => {
    const { storage } = fakeArea();
    storage.set('refresh-token', 'r');
    expect(readTokens(storage)).toBeNull();
  });

  test('that another tab changes are told once', () => {
    const { storage } = fakeArea();
    const events = new EventTarget();
    const told: unknown[] = [];
    const stop = watchTokens(events, storage, (change) => told.push(change));
    const change = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    writeTokens(storage, tokens);
    for (const key of ['refresh-token', 'groundwork-access-token', 'groundwork-theme']) change(key);
    clearTokens(storage);
    change('groundwork-access-token');
    storage.clear();
    change(null);
    stop();
    change(null);
    expect(told).toEqual([{ tokens }, { tokens: null, ended: 'expired' }, { tokens: null, ended: 'signed-out' }]);
  });

  test('that another tab changed while the page was kept aside are told when it is shown again', () => {
    const { storage } = fakeArea();
    const events = new EventTarget();
    const told: unknown[] = [];
    const stop = watchTokens(events, storage, (change) => told.push(change));
    const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    show(true);
    writeTokens(storage, tokens);
    show(true);
    stop();
    show(true);
    expect(told).toEqual([{ tokens: null, ended: 'signed-out' }, { tokens }]);
  });
});

test('storage that the browser forbids holds as long as the page', () => {
  const storage = forbidden();
  writeTokens(storage, tokens);
  expect(readTokens(storage)).toEqual(tokens);
  storage.clear();
  expect(readTokens(storage)).toBeNull();
});

test.each([
  [null, 'system'],
  ['dark', 'dark'],
  ['purple', 'system'],
])('the stored theme %j is %s', (stored, choice) => {
  const { storage } = fakeArea();
  if (stored !== null) storage.set('groundwork-theme', stored);
  expect(readTheme(storage)).toBe(choice);
});

test('the chosen theme is stored as a plain string', () => {
  const { kept, storage } = fakeArea();
  writeTheme(storage, 'light');
  expect([...kept]).toEqual([['groundwork-theme', 'light']]);
});

describe('kept settings', () => {
  const settings = {
    ...{ preRelease: false, appTheme: true, pagesOrigin: null, posthog: null },
    identity: { kind: 'embedded' as const },
  };

  test('are read as they were kept', () => {
    const { storage } = fakeArea();
    keepSettings(storage, settings);
    expect(readKeptSettings(storage)).toEqual(settings);
  });

  test.each(['{', '{}', 'null'])('%s is none', (text) => {
    const { storage } = fakeArea();
    storage.set('groundwork-settings', text);
    expect(readKeptSettings(storage)).toBeNull();
  });
});
