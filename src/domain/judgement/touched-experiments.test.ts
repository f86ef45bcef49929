import { expect, test } from 'vitest';
import { touchedExperiments } from './touched-experiments.ts';

const states: Readonly<Record<string, unknown>> = {
  'interview-1': { experimentId: 'a' },
  'interview-2': { experimentId: 'a' },
  'interview-3': { experimentId: null },
  'experiment-b': {},
};

test('What is recorded touches an experiment if it is its own, or of an interview that was held for it', () => {
  const streams = ['idea-1', 'interview-2', 'experiment-b', 'interview-1', 'interview-3', 'interview-4', 'ledger-1'];
  expect([...touchedExperiments(streams, (stream) => states[stream])]).toEqual(['experiment-a', 'experiment-b']);
});
