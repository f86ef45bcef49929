import { expect, test } from 'vitest';
import { atomically, type Plan } from './plan.ts';

const before = { head: { position: 4, hash: 'h4' }, streams: new Map() };
const after = {
  head: { position: 6, hash: 'h6' },
  streams: new Map([['idea-a', { state: {}, version: 1, foldVersion: 1 }]]),
};
const group = ['a', 'b', 'c'].map((id) => ({ command: { id } }) as never);

/** A plan with something of all that one can bring about. */
const plan = (answers: Plan['answers']): Plan =>
  ({
    ...{
      workspaceId: 'w',
      recordedAt: '2026-05-06T07:08:09.123Z',
      before,
      answers,
      consequences: [{ id: 'j', facts: [] }],
    },
    ...{
      missing: [],
      deadlines: [{ stream: 'experiment-e', dueAt: '2026-05-07T07:08:09.123Z' }],
    },
    ...{ size: 20, effort: 3, after },
  }) as Plan;

/** The same plan if nothing of it may happen. */
const refused = (answers: Plan['answers']): Plan => ({
  ...plan(answers),
  ...{ consequences: [], deadlines: [] },
  ...{ size: 0, effort: 0, after: before },
});

test('a batch of which nothing is refused is carried out as it was planned', () => {
  const whole = plan(group.map((_, n) => ({ id: 'abc'[n] ?? '', facts: [] })));
  expect(atomically(whole, group)).toBe(whole);
});

test('of a batch of which one is refused nothing happens: no fact, no consequence, no deadline', () => {
  const planned = plan([
    { id: 'a', facts: [] },
    { id: 'b', reason: 'not-found' },
    { id: 'c', facts: [] },
  ]);
  expect(atomically(planned, group)).toEqual(
    refused([
      { id: 'a', reason: 'batch-failed' },
      { id: 'b', reason: 'not-found' },
      { id: 'c', reason: 'batch-failed' },
    ]),
  );
});

test('a batch that is too much at once is refused whole', () => {
  expect(atomically(plan([{ id: 'a', facts: [] }]), group)).toEqual(
    refused([
      { id: 'a', reason: 'batch-failed' },
      { id: 'b', reason: 'too-many' },
      { id: 'c', reason: 'batch-failed' },
    ]),
  );
});

test('where one was refused before, all that are left fail with it', () => {
  const all = group.map((_, n) => ({ id: 'abc'[n] ?? '', facts: [] }));
  expect(atomically(plan(all), group, true)).toEqual(refused(all.map(({ id }) => ({ id, reason: 'batch-failed' }))));
});
