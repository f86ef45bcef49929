import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { changeTitle } from './change-title.ts';

const words = { status: (status: string) => status.toUpperCase(), criterion: (id: string) => `“${id}”` };
const title = (facts: readonly [string, object][], undoes?: string) =>
  changeTitle(
    {
      changeId: 'c',
      position: 1,
      at: '',
      recordedAt: '',
      undoes,
      facts: facts.map(([type, data]) => ({ type, data }) as RecordedEvent),
    },
    words,
  );

test.each([
  [[['IdeaRenamed', { title: 'Crust' }]], 'Renamed to “Crust”'],
  [[['IdeaDescribed', { problem: 'a', audience: 'b', pitch: 'c' }]], 'Wrote the problem, the audience and the pitch'],
  [[['IdeaTagged', { tags: [] }]], 'Removed the tags'],
  [[['IdeaMoved', { status: 'testing' }]], 'Moved to TESTING'],
  [[['IdeaMoved', { rank: 'a0' }]], 'Reordered'],
  [[['IdeaRated', { criterion: 'reach', rating: 4 }]], 'Rated “reach” 4'],
  [
    [
      ['ProjectStarted', {}],
      ['IdeaMoved', { status: 'exploring' }],
    ],
    'Started exploring, moved to EXPLORING',
  ],
  [
    [
      ['IdeaRenamed', { title: 'a' }],
      ['IdeaTagged', { tags: ['b'] }],
      ['IdeaArchived', {}],
    ],
    '3 changes',
  ],
  [[['SomethingNew', {}]], 'A change made by a newer version of Groundwork'],
] as [[string, object][], string][])('%j is told as %s', (facts, told) => {
  expect(title(facts)).toBe(told);
});

test('what takes a change back says so', () => {
  expect(
    title(
      [
        ['ProjectRestored', {}],
        ['IdeaTagged', { tags: [] }],
      ],
      'c0',
    ),
  ).toBe('Undid: explore again, remove the tags');
  expect(title([['IdeaRenamed', { title: 'Crumb, Removed' }]], 'c0')).toBe('Undid: rename to “Crumb, Removed”');
  expect(title([['NodesStyled', { styles: [{ ids: ['a', 'b'], style: {} }] }]], 'c0')).toBe('Undid: restyle 2 items');
  expect(title([['ReportFrozen', { freeze: 3 }]], 'c0')).toBe('Undid: freeze the report as number 3');
});
