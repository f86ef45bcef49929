import { describe, expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import { anIdea } from '../../tests/fixtures/an-idea.ts';
import { commandsOf, conflictsOf, draftOf, followIdea, problemsOf } from './idea-draft.ts';

const idea = anIdea({
  title: 'A shared workshop',
  pitch: 'Tools for all',
  problem: 'Few own good tools',
  tags: ['craft'],
});
const base = draftOf(idea);

describe('the commands of a draft', () => {
  test('are none where nothing was touched', () => {
    expect(commandsOf(base, base, 'a')).toEqual([]);
  });

  test('name touched fields alone, texts with what they started from', () => {
    const draft = { ...base, title: 'A workshop', audience: ' Tinkerers ', tags: [], status: 'exploring' as const };
    expect(commandsOf(draft, base, 'a')).toEqual([
      { type: 'RenameIdea', stream: 'idea-a', data: { title: 'A workshop' } },
      { type: 'DescribeIdea', stream: 'idea-a', data: { audience: 'Tinkerers', base: { audience: '' } } },
      { type: 'TagIdea', stream: 'idea-a', data: { tags: [] } },
      { type: 'MoveIdea', stream: 'idea-a', data: { status: 'exploring' } },
    ]);
  });
});

describe('an idea that changes elsewhere', () => {
  const theirs: Idea = { ...idea, title: 'A co-op', problem: 'Few own very good tools', status: 'testing' };

  test('is followed by untouched fields, base included', () => {
    const draft = { ...base, problem: 'Too few own good tools' };
    expect(followIdea(draft, base, theirs)).toEqual({
      draft: { ...draft, title: 'A co-op', status: 'testing' },
      base: { ...base, title: 'A co-op', status: 'testing' },
    });
  });

  test('conflicts only where both changed the same place', () => {
    expect(conflictsOf({ ...base, problem: 'Too few own good tools' }, base, theirs)).toEqual([]);
    expect(conflictsOf({ ...base, problem: 'Few own rather good tools' }, base, theirs)).toEqual(['problem']);
  });

  test('conflicts where the merge would be too long', () => {
    const mine = { ...base, pitch: `${'x'.repeat(300)} ${base.pitch}` };
    expect(conflictsOf(mine, base, { ...idea, pitch: `${base.pitch} ${'y'.repeat(300)}` })).toEqual(['pitch']);
  });
});

test('a title must be there, and every text has its limit', () => {
  expect(problemsOf({ ...base, title: '  ', pitch: 'x'.repeat(501) })).toEqual({ title: 'empty', pitch: 'too-long' });
  expect(problemsOf(base)).toEqual({});
});
