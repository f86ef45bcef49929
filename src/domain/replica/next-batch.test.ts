import { expect, test } from 'vitest';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import type { Command } from '../log/command.ts';
import { nextBatch } from './next-batch.ts';

const small = Array.from({ length: 501 }, (_, n) => ideaCommand(`c${n}`, 'ArchiveIdea', n));
const wide = Array.from({ length: 4 }, (_, n) => ideaCommand(`w${n}`, 'RenameIdea', n, { title: 'ü'.repeat(200_000) }));

const project = '0198f0a0-0000-4000-8000-000000000001';
const decision = (id: string, more: object): Command => ({
  ...{ id, type: 'RecordDecision', stream: `ledger-${project}`, at: '2026-03-01T12:00:00.000Z' },
  data: { kind: 'pivot', ...more },
});

test('what falls with a decision waits for its answer', () => {
  const [before, after] = [small.slice(0, 2), small.slice(2, 5)];
  const successor = { ideaId: project, projectId: project, canvasId: project, title: 'Bread' };
  const leading = decision('d', { successor });
  expect([
    nextBatch([...before, leading, ...after]),
    nextBatch([leading]),
    nextBatch([decision('e', {}), ...after]).length,
  ]).toEqual([[...before, leading], [leading], 4]);
});

test.each([
  ['nothing', [], 0],
  ['at most 500', small, 500],
  ['at most 900 kB of UTF-8', wide, 2],
  ['one command, however large', [ideaCommand('x', 'RenameIdea', 1, { title: 'x'.repeat(1_000_000) })], 1],
])('a batch holds %s', (_, commands, length) => {
  expect(nextBatch(commands)).toEqual(commands.slice(0, length));
});
