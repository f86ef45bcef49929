import { expect, test } from 'vitest';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { createCommands } from './commands.ts';

const command = (id: string): ShellCommand => ({ id, label: id, group: 'Do', run: () => {} });

test('commands come and go with what registered them, and listeners are told', () => {
  const commands = createCommands();
  const seen: string[][] = [];
  commands.all.subscribe((all) => seen.push(all.map(({ id }) => id)));
  const removeFirst = commands.register([command('a'), command('b')]);
  const removeSecond = commands.register([command('c')]);
  removeFirst();
  removeSecond();
  expect(seen).toEqual([['a', 'b'], ['a', 'b', 'c'], ['c'], []]);
});
