import { describe, expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import { nextStepOf } from './next-step.ts';

const idea = (change: Partial<Idea>): Idea => ({
  id: 'a',
  title: 'A workshop',
  pitch: '',
  problem: 'Few own good tools',
  audience: 'Tinkerers',
  tags: [],
  status: 'exploring',
  rank: '',
  ratings: {},
  lineage: null,
  moments: [],
  archived: false,
  capturedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  ...change,
});

describe('the next step', () => {
  test.each([
    ['with no idea', [], 'Capture an idea'],
    ['with archived ideas only', [idea({ archived: true, problem: '' })], 'Capture an idea'],
    ['with an idea that has no problem', [idea({ problem: '' })], 'Describe the problem'],
    ['with an idea that has no audience', [idea({ audience: '' })], 'Name the audience'],
    ['with a described idea in the inbox', [idea({ status: 'inbox' })], 'Choose a status'],
    ['with a killed idea that has no problem', [idea({ status: 'killed', problem: '' })], 'Look them over'],
    ['with everything in its place', [idea({})], 'Look them over'],
  ])('%s', (_, ideas, action) => {
    expect(nextStepOf(ideas).action).toBe(action);
  });

  test('names the newest idea that needs it', () => {
    const ideas = [
      idea({ title: 'New', problem: '', capturedAt: '2026-11-20T11:00:00Z' }),
      idea({ title: 'Old', problem: '', capturedAt: '2026-11-20T10:00:00Z' }),
    ];
    expect(nextStepOf(ideas).sentence).toBe('“New” does not say what goes wrong today.');
  });
});
