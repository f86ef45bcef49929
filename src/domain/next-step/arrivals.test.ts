import { expect, test } from 'vitest';
import type { Intake } from '../intake/intake.ts';
import type { Interview } from '../interview/interview.ts';
import { arrivalsOf, type Look, newArrivals, nextLook } from './arrivals.ts';

const entry = (id: string, goal: string, ordinal: number | null) => [id, { id, goal, ordinal }];

const intakeOf = (projectId: string, visits: number, entries: readonly (readonly unknown[])[]) =>
  ({ projectId, visits, entries: { x: Object.fromEntries(entries as [string, unknown][]) } }) as unknown as Intake;

const interviewOf = (projectId: string, removed = false) => ({ projectId, removed }) as Interview;

test('pages, surveys and interviews of a project are counted together; the founder and what was removed are not', () => {
  const page = intakeOf('p', 60, [entry('1', 'sign-up', 3), entry('2', 'fake-door', 9), entry('3', 'sign-up', null)]);
  const survey = intakeOf('p', 8, [entry('4', 'survey', 2), entry('5', 'survey', null)]);
  const other = intakeOf('q', 5, []);
  expect(arrivalsOf([page, survey, other], [interviewOf('p'), interviewOf('p', true), interviewOf('r')])).toEqual({
    p: { visitors: 68, signUps: 2, responses: 1, interviews: 1 },
    q: { visitors: 5, signUps: 0, responses: 0, interviews: 0 },
    r: { visitors: 0, signUps: 0, responses: 0, interviews: 1 },
  });
});

const visitors = (n: number) => ({ p: { visitors: n, signUps: 0, responses: 0, interviews: 0 } });
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 28, hour, minute)).toISOString();
const visitorsSince = (look: Look) => newArrivals(look).get('p')?.visitors;

test('what came between two looks is new, and stays so for looks within the hour', () => {
  const first = nextLook(null, at(8), visitors(20));
  expect([...newArrivals(first)]).toEqual([]);
  const second = nextLook(first, at(9), visitors(54));
  expect([second.before.at, visitorsSince(second)]).toEqual([at(8), 34]);
  const reloaded = nextLook(second, at(9, 59), visitors(55));
  expect([reloaded.before.at, visitorsSince(reloaded)]).toEqual([at(8), 35]);
  const third = nextLook(reloaded, at(10, 59), visitors(56));
  expect([third.before.at, visitorsSince(third)]).toEqual([at(9, 59), 1]);
});

test('a project that is new is new as a whole; one from which something was taken has nothing new', () => {
  const first = nextLook(null, at(8), {});
  expect([...newArrivals(nextLook(first, at(12), visitors(3)))]).toEqual([
    ['p', { visitors: 3, signUps: 0, responses: 0, interviews: 0 }],
  ]);
  const second = nextLook(first, at(12), visitors(3));
  expect([...newArrivals(nextLook(second, at(18), visitors(2)))]).toEqual([]);
});
