import { expect, test } from 'vitest';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import type { Vault } from './vault.ts';
import { vaultStream } from './vault-stream.ts';

const stream = 'vault-01234567-89ab-4cde-8f01-23456789abcd';
const at = '2026-01-01T00:00:00.000Z';
const decide = (vault: Vault | undefined, type: string, data: object) =>
  decideCommand(vault, { id: 'c', type, stream, data: data as JsonObject, at });

const take = (vault: Vault | undefined, type: string, data: object): Vault | undefined => {
  const decision = decide(vault, type, data);
  if (decision.kind === 'rejected') throw new Error(decision.reason);
  return decision.facts.reduce<Vault | undefined>(
    (state, fact) => vaultStream.evolve(state, { ...fact, at }, stream),
    vault,
  );
};

const reach = { id: 'r', name: 'Reach', weight: 6000 };
const pain = { id: 'p', name: 'Pain', weight: 4000 };
const query = {
  text: 'bread',
  statuses: ['inbox'],
  tags: ['b2b'],
  isStale: true,
  isArchived: false,
  order: 'score',
  isDescending: true,
};

test('criteria are set as a whole, from the set that the founder saw', () => {
  const first = take(undefined, 'SetCriteria', { criteria: [reach, { ...pain, name: '  Pain ' }], base: [] });
  expect(first).toEqual({ criteria: [reach, pain], filters: [], templates: [] });
  // As a database gives it back, with members in an order of its own.
  const base = [reach, pain].map(({ id, name, weight }) => ({ weight, name, id }));
  expect(take(first, 'SetCriteria', { criteria: [], base })).toEqual({ criteria: [], filters: [], templates: [] });
  expect(decide(first, 'SetCriteria', { criteria: [], base: [] })).toEqual({
    kind: 'rejected',
    reason: 'criteria-changed',
  });
});

test.each([
  ['a sum below', [{ ...reach, weight: 9999 }], 'weights-not-100'],
  ['a sum above', [reach, { ...pain, weight: 4001 }], 'weights-not-100'],
  [
    'a part of a basis point',
    [
      { ...reach, weight: 5999.5 },
      { ...pain, weight: 4000.5 },
    ],
    'weights-not-100',
  ],
  [
    'less than nothing',
    [
      { ...reach, weight: 10_001 },
      { ...pain, weight: -1 },
    ],
    'weights-not-100',
  ],
  ['no name', [{ ...reach, name: ' ', weight: 10_000 }], 'name-empty'],
  ['one name twice', [reach, { ...pain, name: 'REACH' }], 'name-taken'],
  ['a long name', [{ ...reach, name: 'x'.repeat(61), weight: 10_000 }], 'invalid-data'],
  ['too many', Array.from({ length: 13 }, (_, n) => ({ id: `c${n}`, name: `c${n}`, weight: 0 })), 'invalid-data'],
])('criteria are refused for %s', (_, criteria, reason) => {
  expect(decide(undefined, 'SetCriteria', { criteria, base: [] })).toEqual({ kind: 'rejected', reason });
});

test('filters are saved, replaced by id, told apart by name, and removed', () => {
  const one = { id: 'a', name: 'Stale', query };
  const saved = take(take(undefined, 'SaveFilter', one), 'SaveFilter', { id: 'b', name: 'All', query });
  expect(saved?.filters.map(({ name }) => name)).toEqual(['All', 'Stale']);
  const renamed = take(saved, 'SaveFilter', { ...one, name: 'Old' });
  expect(renamed?.filters.map(({ id, name }) => [id, name])).toEqual([
    ['b', 'All'],
    ['a', 'Old'],
  ]);
  expect(decide(saved, 'SaveFilter', { id: 'c', name: 'all', query })).toEqual({
    kind: 'rejected',
    reason: 'name-taken',
  });
  expect(decide(saved, 'SaveFilter', one)).toEqual({ kind: 'accepted', facts: [] });
  expect(take(saved, 'RemoveFilter', { id: 'a' })?.filters.map(({ id }) => id)).toEqual(['b']);
  expect(decide(saved, 'RemoveFilter', { id: 'z' })).toEqual({ kind: 'accepted', facts: [] });
});

test('a filter that is removed and saved again, as by an undo, is where it was', () => {
  const all = take(undefined, 'SaveFilter', { id: 'b', name: 'All', query });
  const both = take(all, 'SaveFilter', { id: 'a', name: 'Stale', query });
  const without = take(both, 'RemoveFilter', { id: 'b' });
  expect(take(without, 'SaveFilter', { id: 'b', name: 'All', query })).toEqual(both);
});
