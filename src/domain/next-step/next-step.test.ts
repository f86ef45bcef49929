import { describe, expect, test } from 'vitest';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';
import { nextStepOf } from './next-step.ts';

const idea = (change: Partial<Idea>): Idea =>
  anIdea({
    title: 'A workshop',
    problem: 'Few own good tools',
    audience: 'Tinkerers',
    status: 'exploring',
    ...change,
  });

const project = (change: Partial<Project>): Project => ({
  id: 'p',
  ideaId: 'a',
  canvasId: 'c',
  title: '',
  forkedFrom: null,
  isSample: false,
  archived: false,
  removed: false,
  moments: [],
  startedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  ...change,
});

describe('the next step', () => {
  test.each<[string, Idea[], Project[], string, string | null]>([
    ['with no idea', [], [], 'Capture an idea', null],
    ['with archived ideas only', [idea({ archived: true, problem: '' })], [], 'Capture an idea', null],
    ['with the sample only', [idea({ problem: '' })], [project({ isSample: true })], 'Capture an idea', null],
    ['with an idea that has no problem', [idea({ problem: '' })], [], 'Describe the problem', 'a'],
    ['with an idea that has no audience', [idea({ audience: '' })], [], 'Name the audience', 'a'],
    ['with a described idea in the inbox', [idea({ status: 'inbox' })], [], 'Decide on it', 'a'],
    [
      'with a killed idea that has no problem',
      [idea({ status: 'killed', problem: '' })],
      [],
      'Review your ideas',
      null,
    ],
    ['with an idea that is explored in name only', [idea({})], [], 'Start exploring', 'a'],
    [
      'with an idea whose exploration was removed',
      [idea({})],
      [project({ removed: true, isSample: true })],
      'Start exploring',
      'a',
    ],
    ['with everything in its place', [idea({})], [project({})], 'Review your ideas', null],
  ])('%s', (_, ideas, projects, action, ideaId) => {
    expect(nextStepOf(ideas, projects)).toMatchObject({ action, ideaId });
  });

  test('names the newest idea that needs it, and what is more basic first', () => {
    const ideas = [
      idea({ id: 'd', title: 'Done', status: 'inbox', capturedAt: '2026-11-20T12:00:00Z' }),
      idea({ id: 'o', title: 'Old', problem: '', capturedAt: '2026-11-20T10:00:00Z' }),
      idea({ id: 'n', title: 'New', problem: '', capturedAt: '2026-11-20T11:00:00Z' }),
    ];
    expect(nextStepOf(ideas, [])).toEqual({
      sentence: 'What problem does “New” solve?',
      action: 'Describe the problem',
      ideaId: 'n',
    });
  });
});
