import { expect, test } from 'vitest';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { keptFactOf } from './kept-fact.ts';

const fact = {
  ...{ position: 7, stream: 'idea-1', version: 2, type: 'IdeaRenamed', v: 1, data: { title: 'Crust' } },
  ...{ at: '2026-01-01T00:00:00.000Z', recordedAt: '2026-01-01T00:00:01.000Z' },
  by: { kind: 'founder' as const, id: 'a' },
};
const event = (more: Partial<RecordedEvent>): RecordedEvent => ({
  ...{
    id: 'c:0',
    workspace: 'w',
    device: 'd',
    commandId: 'c',
    changeId: 'c',
    hash: 'h',
  },
  ...fact,
  ...more,
});

test('a browser keeps of a fact what folds read: also by whom and which program it came, and what it took back', () => {
  expect([{}, { via: 'Zapier' }, { undoes: 'c0' }].map((more) => keptFactOf(event(more)))).toEqual([
    fact,
    { ...fact, via: 'Zapier' },
    { ...fact, undoes: 'c0' },
  ]);
});
