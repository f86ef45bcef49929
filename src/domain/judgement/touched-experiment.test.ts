import { expect, test } from 'vitest';
import { touchedExperiment, touchedPage } from './touched-experiment.ts';

const interview = { experimentId: 'a', answer: 'yes', removed: false, person: 'Ada' };
const experiment = { lock: null, result: null, stoppedFor: null, learning: '' };

test.each([
  ['an interview is logged', 'interview-1', undefined, interview, 'experiment-a'],
  ['its answer is changed', 'interview-1', interview, { ...interview, answer: 'no' }, 'experiment-a'],
  ['it is removed', 'interview-1', interview, { ...interview, removed: true }, 'experiment-a'],
  ['its person is renamed', 'interview-1', interview, { ...interview, person: 'Eve' }, undefined],
  ['it is held for none', 'interview-1', undefined, { ...interview, experimentId: null }, undefined],
  ['an experiment is designed', 'experiment-b', undefined, experiment, undefined],
  ['an experiment is started', 'experiment-b', experiment, { ...experiment, lock: {} }, 'experiment-b'],
  ['a result is told', 'experiment-b', experiment, { ...experiment, result: { k: 1, n: 2 } }, 'experiment-b'],
  ['it is stopped', 'experiment-b', experiment, { ...experiment, stoppedFor: 'No' }, 'experiment-b'],
  ['a lesson is written', 'experiment-b', experiment, { ...experiment, learning: 'So' }, undefined],
  ['an idea is captured', 'idea-1', undefined, {}, undefined],
])('What follows if %s', (_, stream, before, after, touched) => {
  expect(touchedExperiment(stream, before, after)).toBe(touched);
});

const intake = { visits: 1, runs: [], dropped: {}, entries: {} };

test.each([
  ['visitors are counted', { ...intake, runs: [{}] }, 'p'],
  ['somebody does something', { ...intake, entries: { e: {} } }, 'p'],
  ['a network is excluded', { ...intake, excludedNetworks: { n: 'A rival' } }, 'p'],
  ['visits are dropped', { ...intake, dropped: { bot: 1 } }, undefined],
])('Of a page its experiments may be judged otherwise if %s', (_, after, touched) => {
  expect([touchedPage('intake-p', intake, after), touchedPage('intake-p', intake, intake)]).toEqual([
    touched,
    undefined,
  ]);
});
