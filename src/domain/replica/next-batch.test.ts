import { expect, test } from 'vitest';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { nextBatch } from './next-batch.ts';

const small = Array.from({ length: 501 }, (_, n) => ideaCommand(`c${n}`, 'ArchiveIdea', n));
const wide = Array.from({ length: 4 }, (_, n) => ideaCommand(`w${n}`, 'RenameIdea', n, { title: 'ü'.repeat(200_000) }));

test.each([
  ['nothing', [], 0],
  ['at most 500', small, 500],
  ['at most 900 kB of UTF-8', wide, 2],
  ['one command, however large', [ideaCommand('x', 'RenameIdea', 1, { title: 'x'.repeat(1_000_000) })], 1],
])('a batch holds %s', (_, commands, length) => {
  expect(nextBatch(commands)).toEqual(commands.slice(0, length));
});
