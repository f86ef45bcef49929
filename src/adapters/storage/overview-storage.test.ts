import { expect, test } from 'vitest';
import type { Overview } from '#domain/team/many-teams.ts';
import { anIdea, aWorkspaceOf } from '../../../tests/fixtures/an-overview.ts';
import { keepOverview, readKeptOverview } from './overview-storage.ts';
import { safeStorage } from './safe-storage.ts';

const aStorage = () => {
  const kept = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }));
};

test('what was last seen of all workspaces is kept for its account alone, with at most 20 ideas of each', () => {
  const storage = aStorage();
  const ideas = Array.from({ length: 21 }, (_, n) => anIdea(`i${n}`));
  const overview: Overview = {
    workspaces: [aWorkspaceOf('w1', ideas, { others: 3 }), aWorkspaceOf('w2', ideas.slice(1))],
  };
  keepOverview(storage, 'ada', overview, '2026-03-01T12:00:00.000Z');
  expect([readKeptOverview(storage, 'ada'), readKeptOverview(storage, 'jonas')]).toEqual([
    {
      at: '2026-03-01T12:00:00.000Z',
      overview: {
        workspaces: [aWorkspaceOf('w1', ideas.slice(0, 20), { others: 4 }), aWorkspaceOf('w2', ideas.slice(1))],
      },
    },
    null,
  ]);
});

test('what another version of the product has kept in another shape is not shown', () => {
  const storage = aStorage();
  storage.set('groundwork-overview:ada', '{"at":"x","overview":{"workspaces":[{"id":"w1"}]}}');
  expect(readKeptOverview(storage, 'ada')).toBe(null);
});
