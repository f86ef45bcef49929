import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Presence } from '#domain/presence/presence.ts';
import { gatherPresence } from './presence-gatherer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (x: number): Presence => ({ where: '/home', device: '', cursor: { x, y: 0 }, field: null, selected: [] });

function gathered() {
  const told: [string, string, number | null][][] = [];
  const gatherer = gatherPresence((workspaceId, said) =>
    told.push(
      said.map(({ from, heard }) => {
        const { account, presence } = JSON.parse(String(heard));
        return [`${workspaceId} ${from}`, account, presence?.cursor.x ?? null];
      }),
    ),
  );
  return { ...gatherer, told };
}

test('the newest of each connection is handed on after a moment, by workspace', () => {
  const { say, told } = gathered();
  say('a', { from: '1', account: 'ada' }, at(1));
  say('a', { from: '2', account: 'ben' }, at(2));
  say('b', { from: '3', account: 'cem' }, at(3));
  say('a', { from: '1', account: 'ada' }, at(4));
  expect(told).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(told).toEqual([
    [
      ['a 1', 'ada', 4],
      ['a 2', 'ben', 2],
    ],
    [['b 3', 'cem', 3]],
  ]);
  say('a', { from: '1', account: 'ada' }, null);
  vi.advanceTimersByTime(50);
  expect(told.at(-1)).toEqual([['a 1', 'ada', null]]);
});

test('nothing is handed on after the end, and nothing twice', () => {
  const { say, stop, told } = gathered();
  say('a', { from: '1', account: 'ada' }, at(1));
  vi.advanceTimersByTime(100);
  say('a', { from: '1', account: 'ada' }, at(2));
  stop();
  vi.advanceTimersByTime(100);
  expect([told.length, vi.getTimerCount()]).toEqual([1, 0]);
});
