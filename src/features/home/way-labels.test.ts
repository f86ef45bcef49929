import { expect, test } from 'vitest';
import { openStationOf, type Way, wayStations } from '#domain/next-step/way.ts';
import { wayLabels } from './way-labels.ts';

const nothing = {
  missing: ['problem', 'audience'],
  assumptions: { all: 0, critical: 0 },
  tests: { running: 0, over: 0 },
  verdicts: { supports: 0, inconclusive: 0, refutes: 0 },
  decision: null,
} as unknown as Way;

const linesOf = (way: Way) =>
  wayStations.map((station) => {
    const state = station === openStationOf(way) ? wayLabels.next : wayLabels.state(way, station);
    return `${wayLabels.stations[station]}, ${state}: ${wayLabels.text(way, station)}`;
  });

test('at the beginning all is open, and the idea comes first', () => {
  expect(linesOf(nothing)).toEqual([
    'Idea, Next: No problem and audience yet',
    'Assumptions, open: None yet',
    'Tests, open: None yet',
    'Verdicts, open: None yet',
    'Decision, open: Open',
  ]);
});

test('on the way each station says what stands there', () => {
  const way: Way = {
    ...nothing,
    missing: [],
    assumptions: { all: 3, critical: 0 },
    tests: { running: 1, over: 3 },
    verdicts: { supports: 1, inconclusive: 0, refutes: 2 },
  };
  expect(linesOf(way)).toEqual([
    'Idea, done: Problem and audience',
    'Assumptions, done: 3',
    'Tests, done: 1 running, 3 done',
    'Verdicts, done: 1 supports, 2 refute',
    'Decision, Next: Open',
  ]);
});

test('at its end the decision is said', () => {
  const way: Way = {
    ...nothing,
    missing: ['audience'],
    assumptions: { all: 1_200, critical: 1 },
    tests: { running: 0, over: 1 },
    verdicts: { supports: 2, inconclusive: 1, refutes: 1 },
    decision: { kind: 'persevere', at: '2026-11-20T10:00:00Z' },
  };
  expect(linesOf(way)).toEqual([
    'Idea, Next: No audience yet',
    'Assumptions, done: 1,200, 1 critical',
    'Tests, done: 1 done',
    'Verdicts, done: 2 support, 1 refutes, 1 inconclusive',
    'Decision, done: Persevere',
  ]);
});
