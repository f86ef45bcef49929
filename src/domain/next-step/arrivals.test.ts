import { expect, test } from 'vitest';
import { runOf } from '../../../tests/fixtures/an-intake.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Intake } from '../intake/intake.ts';
import { arrivalsOf, arrivalsText, type Look, newArrivals, nextLook, nothingArrived } from './arrivals.ts';

const pageOf = (projectId: string, n: number) => {
  const intake = { runs: [{ ...runOf(n), from: 1, position: 1 }], entries: {} } as unknown as Intake;
  return { projectId, kind: 'page', intake } as const;
};

const judged = (projectId: string, times: number, byFounder: Partial<Experiment> = {}) =>
  ({
    ...{ projectId, judgements: Array.from({ length: times }, () => ({})), stoppedFor: null, result: null },
    ...byFounder,
  }) as unknown as Experiment;

test('what arrived is counted by the project that it belongs to now, each judged test once', () => {
  const intakes = [pageOf('p', 60), pageOf('p', 8), pageOf('q', 5)];
  expect(arrivalsOf(intakes, [judged('p', 1), judged('p', 0), judged('r', 2), judged('s', 0)])).toEqual({
    p: { ...nothingArrived, visitors: 68, verdicts: 1 },
    q: { ...nothingArrived, visitors: 5 },
    r: { ...nothingArrived, verdicts: 1 },
  });
});

test('a test that the founder stopped, or whose result the founder reported, is no arrival', () => {
  const stopped = judged('p', 1, { stoppedFor: 'too-slow' } as unknown as Partial<Experiment>);
  const reported = judged('p', 1, { result: { k: 1, n: 2, note: '' } } as unknown as Partial<Experiment>);
  expect(arrivalsOf([], [stopped, reported])).toEqual({});
});

test.each([
  [{}, ''],
  [{ verdicts: 1 }, '1 verdict'],
  [
    { visitors: 1_234, 'sign-up': 5, responses: 1, verdicts: 2 },
    '1,234 visitors, 5 sign-ups, 1 survey response, 2 verdicts',
  ],
])('what arrived reads as a line: %j', (arrived, line) => {
  expect(arrivalsText({ ...nothingArrived, ...arrived })).toBe(line);
});

const visitors = (n: number) => ({ p: { ...nothingArrived, visitors: n } });
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
