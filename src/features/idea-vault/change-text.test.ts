import { expect, test } from 'vitest';
import type { IdeaVaultChange } from '#machines/idea-vault-change.ts';
import { changeText } from './change-text.ts';

const text = (change: IdeaVaultChange, count: number, full = 0) =>
  changeText(
    change,
    { wishes: Array.from({ length: count }, () => ({ type: '', stream: '', data: {} })), full },
    'Bees',
  );

test.each([
  [text({ kind: 'filed', archived: true }, 1), 'Archived “Bees”.'],
  [text({ kind: 'filed', archived: true }, 12), 'Archived 12 ideas.'],
  [text({ kind: 'filed', archived: false }, 2), 'Restored 2 ideas.'],
  [text({ kind: 'moved', status: 'testing' }, 2), 'Moved 2 ideas to Testing.'],
  [text({ kind: 'tagged', tag: 'craft' }, 2), 'Tagged 2 ideas “craft”.'],
  [text({ kind: 'tagged', tag: 'craft' }, 0, 1), 'Nothing was tagged. 1 idea bears as many tags as it can.'],
  [text({ kind: 'untagged', tag: 'craft' }, 1), 'Took the tag “craft” off “Bees”.'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
