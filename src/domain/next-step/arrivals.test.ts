import { expect, test } from 'vitest';
import { runOf } from '../../../tests/fixtures/an-intake.ts';
import { nothingCameIn } from '../intake/came-in.ts';
import type { Intake } from '../intake/intake.ts';
import type { Interview } from '../interview/interview.ts';
import { arrivalsOf, type Look, newArrivals, nextLook } from './arrivals.ts';

const pageOf = (projectId: string, n: number) => {
  const intake = { runs: [{ ...runOf(n), from: 1, position: 1 }], entries: {} } as unknown as Intake;
  return { projectId, kind: 'page', intake } as const;
};

const interviewOf = (projectId: string, removed = false) => ({ projectId, removed }) as Interview;

test('what came in is counted by the project that it belongs to now; interviews that were removed are not', () => {
  const intakes = [pageOf('p', 60), pageOf('p', 8), pageOf('q', 5)];
  expect(arrivalsOf(intakes, [interviewOf('p'), interviewOf('p', true), interviewOf('r')])).toEqual({
    p: { ...nothingCameIn, visitors: 68, interviews: 1 },
    q: { ...nothingCameIn, visitors: 5 },
    r: { ...nothingCameIn, interviews: 1 },
  });
});

const visitors = (n: number) => ({ p: { ...nothingCameIn, visitors: n } });
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
  expect([...newArrivals(nextLook(first, at(12), visitors(3)))]).toEqual([['p', visitors(3).p]]);
  const second = nextLook(first, at(12), visitors(3));
  expect([...newArrivals(nextLook(second, at(18), visitors(2)))]).toEqual([]);
});
