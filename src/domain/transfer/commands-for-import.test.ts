import { expect, test } from 'vitest';
import { commandsForImport } from './commands-for-import.ts';

const at = '2026-11-20T10:00:00.000Z';
const imported = (id: string, data: object) => ({ id, data: { title: id, ...data } }) as never;

test('ideas without a time of their own stand in the order of the file, newest first', () => {
  const ideas = [imported('a', {}), imported('b', { capturedAt: '2026-01-01T00:00:00.000Z' }), imported('c', {})];
  const drafts = commandsForImport(ideas, null, { criteria: [], filters: [], templates: [] }, 'w', at);
  expect(drafts.map(({ data }) => data)).toEqual([
    { title: 'a', capturedAt: at },
    { title: 'b', capturedAt: '2026-01-01T00:00:00.000Z' },
    { title: 'c', capturedAt: '2026-11-20T09:59:59.998Z' },
  ]);
});
