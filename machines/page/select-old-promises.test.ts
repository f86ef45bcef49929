import { expect, test } from 'vitest';
import { aWorkspace } from '../../tests/fixtures/a-workspace.ts';
import { oldPromisesIn } from './select-old-promises.ts';

const idOf = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [turnup, rolls] = [idOf(1), idOf(2)];
const page = (n: number, from: string, written: readonly string[]) => ({
  ...{ id: idOf(n), projectId: rolls, isLive: true, published: [{ version: 1, contentHash: 'old' }] },
  takenAlong: { decisionId: 'd', from, written },
});

test('Pages that a pivot took along say what the idea before is called, as long as they show what they showed for it', () => {
  const states = {
    [`idea-${idOf(3)}`]: { id: idOf(3), title: 'Turnup' },
    [`project-${turnup}`]: { id: turnup, ideaId: idOf(3), title: '' },
    [`page-${idOf(4)}`]: page(4, turnup, ['old']),
    [`page-${idOf(5)}`]: page(5, turnup, ['older']),
    [`page-${idOf(6)}`]: page(6, idOf(9), ['old']),
    [`page-${idOf(8)}`]: { ...page(8, turnup, ['old']), isLive: false },
    [`page-${idOf(7)}`]: { id: idOf(7), projectId: rolls, published: [{ version: 1, contentHash: 'old' }] },
  };
  const workspace = aWorkspace(states);
  expect(oldPromisesIn(workspace)).toBe(oldPromisesIn(workspace));
  expect([...oldPromisesIn(workspace).get()]).toEqual([
    [idOf(4), { decisionId: 'd', title: 'Turnup' }],
    [idOf(6), { decisionId: 'd', title: '' }],
  ]);
  workspace.change({ [`project-${turnup}`]: { id: turnup, ideaId: idOf(3), title: 'Turnup 2' } });
  expect(oldPromisesIn(workspace).get().get(idOf(4))?.title).toBe('Turnup 2');
});
