import { expect, test } from 'vitest';
import { foldVersions, kindOfStream } from '../log/stream-kinds.ts';
import { isForAssistants } from './assistant-rights.ts';

const id = '01234567-89ab-4cde-8f01-23456789abcd';
const data = { weight: 0, answer: 'unclear' };

test('of all commands an assistant sends those alone that prepare something', () => {
  const types = Object.keys(foldVersions()).flatMap((kind) =>
    Object.keys(kindOfStream(`${kind}-${id}`)?.commands ?? {}),
  );
  expect(types.length).toBeGreaterThan(100);
  expect([...new Set(types)].filter((type) => isForAssistants({ type, data })).sort()).toEqual([
    ...['CaptureIdea', 'DesignExperiment', 'LogInterview', 'PlaceNodes', 'ProposeQuote', 'RecordEvidence'],
    'StateAssumption',
  ]);
});

test.each([
  ['RecordEvidence', { weight: 0.01 }],
  ['RecordEvidence', {}],
  ['LogInterview', { answer: 'yes' }],
  ['LogInterview', { answer: 'unclear', experimentId: 'e' }],
  ['DesignExperiment', { prediction: 'supports' }],
  ['DesignExperiment', { expected: 0 }],
  ['DesignExperiment', { sample: true }],
  ['StateAssumption', { carriedFrom: {} }],
  ['StateAssumption', { successorOf: 'a' }],
  ['CaptureIdea', null],
  ['CaptureIdea', []],
  ['toString', {}],
])('%s with %j is for people', (type, wrong) => {
  expect(isForAssistants({ type, data: wrong as never })).toBe(false);
});
