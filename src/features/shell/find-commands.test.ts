import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';
import type { ShellCommand } from './shell-command.ts';

const command = (group: ShellCommand['group'], label: string, terms = ''): ShellCommand => ({
  id: label,
  label,
  group,
  terms,
  run: () => {},
});
const commands = [
  command('Go to', 'Home'),
  command('Go to', 'Canvas', 'board whiteboard'),
  command('Do', 'Capture an idea', 'add new'),
  command('Theme', 'Use the dark theme', 'night'),
];
const shown = (query: string) =>
  findCommands(commands, query).map(({ title, found }) => [title, ...found.map((each) => each.command.label)]);

test('without a query all commands stand in their order, what can be done before the places', () => {
  expect(shown('')).toEqual([
    ['Do', 'Capture an idea'],
    ['Go to', 'Home', 'Canvas'],
    ['Theme', 'Use the dark theme'],
  ]);
});

test('the commands of the open thing stand before all others, and before those that fit as well', () => {
  const open = [...commands, command('This idea', 'Capture its tags'), command('Canvas', 'Find on the canvas')];
  const groups = (query: string) => findCommands(open, query).map(({ title }) => title);
  expect([groups(''), groups('capture')]).toEqual([
    ['This idea', 'Canvas', 'Do', 'Go to', 'Theme'],
    ['This idea', 'Do'],
  ]);
});

test('the group with the best match comes first, and within it the best command', () => {
  expect(shown('can')).toEqual([
    ['Go to', 'Canvas'],
    ['Do', 'Capture an idea'],
  ]);
  expect(shown('idea')).toEqual([['Do', 'Capture an idea']]);
  expect(shown('dark')).toEqual([['Theme', 'Use the dark theme']]);
});

test('other words lead to a command too, and nothing leads to nothing', () => {
  expect(shown('night')).toEqual([['Theme', 'Use the dark theme']]);
  expect(shown('whiteb')).toEqual([['Go to', 'Canvas']]);
  expect(shown('zebra')).toEqual([]);
});

test('an idea comes before a command that names it, not before one that begins so', () => {
  const withIdea = [...commands, command('Do', 'Undo: Captured Home brewing'), command('Ideas', 'Home brewing')];
  const groups = (query: string) => findCommands(withIdea, query).map(({ title }) => title);
  expect([groups('brew'), groups('home')]).toEqual([
    ['Ideas', 'Do'],
    ['Go to', 'Ideas', 'Do'],
  ]);
});
