import { expect, test } from 'vitest';
import type { AssignedWork } from '#domain/next-step/yours.ts';
import { headingOf, placeText, toldPlace } from './digest-words.ts';

const telling = { name: null, today: new Date('2026-03-09T08:00:00.000Z'), publicUrl: 'https://g.example' };
const work = (n: number, by: string | null = null): AssignedWork => ({
  ...{ kind: 'test', id: `t${n}`, title: `Do they pay ${n}?`, idea: 'Crumb', by },
  to: { name: 'validate', params: { projectId: 'p', view: 'experiments', id: `t${n}` } },
});
const works = (count: number) => Array.from({ length: count }, (_, n) => work(n + 1));

test('ten pieces of work are told one by one, and of more how many there are', () => {
  const told = [10, 12].map((count) => toldPlace({ yours: works(count), ideas: [] }, telling));
  expect(told.map(({ yours, moreYours }) => [yours.length, yours.at(-1)?.words, moreYours])).toEqual([
    [10, 'Test “Do they pay 10?” of “Crumb”', 0],
    [10, 'Test “Do they pay 10?” of “Crumb”', 2],
  ]);
  expect(told.map((place) => placeText(place).split('\n').at(-1))).toEqual([
    '  https://g.example/validate?projectId=p&view=experiments&id=t10',
    'And 2 more, at home.',
  ]);
});

test('work is late once its day has passed', () => {
  const yours = [work(1, '2026-03-08'), work(2, '2026-03-09')];
  expect(toldPlace({ yours, ideas: [] }, telling).yours.map(({ words }) => words)).toEqual([
    'Test “Do they pay 1?” of “Crumb”, by March 8, 2026 (late)',
    'Test “Do they pay 2?” of “Crumb”, by March 9, 2026',
  ]);
});

test('the heading names one idea, counts several over all workspaces, and without news what there is to do', () => {
  const place = (titles: readonly string[], count: number) =>
    toldPlace(
      { yours: works(count), ideas: titles.map((title) => ({ title, lines: ['x'], next: undefined })) },
      telling,
    );
  expect([
    headingOf([place(['Crumb'], 3), place([], 1)]),
    headingOf([place(['Crumb'], 0), place(['Rise', 'Ovens'], 0)]),
    headingOf([place([], 1), place([], 12)]),
    headingOf([place([], 1)]),
  ]).toEqual(['Your week: “Crumb”', 'Your week: 3 ideas', 'Your week: 13 things to do', 'Your week: 1 thing to do']);
});
