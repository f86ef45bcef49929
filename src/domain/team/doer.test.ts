import { expect, test } from 'vitest';
import { doersIn, subjectsIn } from './doer.ts';
import { emptyTeam } from './team.ts';

const since = '2026-01-01T00:00:00.000Z';
const member = { role: 'member', since } as const;
const team = { ...emptyTeam, members: { mira: member, jonas: member, noor: member } };
const listed = [
  { accountId: 'mira', name: 'Mira', picture: null, ...member },
  { accountId: 'jonas', name: 'Jonas', picture: '/pictures/1', ...member },
];

test('in a team everybody is named, the reader as you, and somebody who left as a former member', () => {
  const doerOf = doersIn(team, listed, 'mira');
  expect(['mira', 'jonas', 'gone'].map(doerOf)).toEqual([
    { name: 'you' },
    { name: 'Jonas', picture: '/pictures/1' },
    { name: 'a former member' },
  ]);
});

test('nobody is named for the server, nor while a member’s name is not known', () => {
  const doerOf = doersIn(team, listed, 'mira');
  expect([doerOf(undefined), doerOf('noor')]).toEqual([null, null]);
});

test('a founder who works alone is not named to themselves, and who was there before them is', () => {
  const left = { ...emptyTeam, members: { mira: member } };
  for (const alone of [undefined, emptyTeam, left]) {
    const doerOf = doersIn(alone, [], 'mira');
    expect([doerOf('mira'), doerOf('jonas')]).toEqual([null, { name: 'a former member' }]);
  }
});

test('as the subject of a sentence the reader is you, and nobody in a team is of whom it is not known', () => {
  const subjectOf = subjectsIn(team, listed, 'mira');
  expect(['mira', 'jonas', 'gone', 'noor', undefined].map(subjectOf)).toEqual([
    'you',
    'Jonas',
    'a former member',
    null,
    null,
  ]);
  // Before the names are known.
  expect(['mira', 'jonas'].map(subjectsIn(team, [], 'mira'))).toEqual(['you', null]);
});

test('a founder who works alone is you, also for what was done before anybody was named', () => {
  const left = { ...emptyTeam, members: { mira: member } };
  for (const alone of [undefined, emptyTeam, left])
    expect(['mira', undefined, 'jonas'].map(subjectsIn(alone, [], 'mira'))).toEqual(['you', 'you', 'a former member']);
});
