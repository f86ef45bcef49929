import { expect, test } from 'vitest';
import { titleOfStream } from './title-of-stream.ts';

const states: Readonly<Record<string, unknown>> = {
  'idea-1': { title: 'Bees' },
  'idea-3': { title: '' },
  'project-1': { ideaId: '1', title: '' },
  'project-2': { ideaId: '1', title: 'Hives' },
  'ledger-1': { projectId: '1' },
  'experiment-1': { projectId: '2', question: 'Do they pay?' },
  'experiment-2': { projectId: '2', question: '' },
  'interview-1': { projectId: '1', person: 'Ada' },
  'interview-2': { projectId: '9', person: 'Ada' },
};

test.each([
  ['idea-1', 'Bees'],
  ['idea-2', undefined],
  ['idea-3', ''],
  ['project-1', 'Bees'],
  ['project-2', 'Hives'],
  ['ledger-1', 'Bees'],
  ['ledger-2', 'Hives'],
  ['experiment-1', 'Do they pay?'],
  ['experiment-2', 'Hives'],
  ['interview-1', 'Bees'],
  ['interview-2', undefined],
])('%s is called %s', (stream, title) => {
  expect(titleOfStream(stream, (name) => states[name])).toBe(title);
});
