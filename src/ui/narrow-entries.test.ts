import { expect, test } from 'vitest';
import { narrowEntries, typedAfter, typedInto } from './narrow-entries.ts';

const groups = [
  ['Inbox', 'Exploring: starts its canvas', 'Paused'],
  ['Start exploring', 'Export as CSV…'],
].map((labels) => labels.map((label) => ({ label })));
const narrowed = (typed: string) => narrowEntries(groups, typed).map((group) => group.map(({ label }) => label));

test('a menu is narrowed to the entries with a word that begins as typed, those that begin so first', () => {
  expect(narrowed('')).toEqual(groups.map((group) => group.map(({ label }) => label)));
  expect(narrowed('exp')).toEqual([['Exploring: starts its canvas', 'Export as CSV…', 'Start exploring']]);
  expect(narrowed('csv')).toEqual([['Export as CSV…']]);
  expect(narrowed('as c')).toEqual([['Export as CSV…']]);
  expect(narrowed('ploring')).toEqual([[]]);
});

const press = (key: string, typed: string, more: object = {}) =>
  typedAfter({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, typed);

test('letters add to what is typed in a menu, Backspace takes one away, and all other keys are the menu’s', () => {
  expect([press('E', ''), press('x', 'e'), press('é', ''), press('Backspace', 'ex')]).toEqual(['e', 'ex', 'é', 'e']);
  expect([press(' ', ''), press(' ', 'as')]).toEqual([null, 'as ']);
  expect([press('Backspace', ''), press('Enter', 'e'), press('ArrowDown', 'e'), press('Tab', '')]).toEqual(
    Array.from({ length: 4 }, () => null),
  );
  expect([press('a', '', { ctrlKey: true }), press('a', '', { metaKey: true })]).toEqual([null, null]);
});

test('a space belongs to what is typed in a menu if an entry goes on with it, and chooses if none does', () => {
  const pressed = (key: string, typed: string) =>
    typedInto(groups, { key, ctrlKey: false, metaKey: false, altKey: false }, typed);
  expect([pressed(' ', 'export'), pressed(' ', 'as'), pressed(' ', 'exp'), pressed(' ', '')]).toEqual([
    'export ',
    'as ',
    null,
    null,
  ]);
  expect([pressed('p', 'ex'), pressed('q', 'ex'), pressed('Backspace', 'ex'), pressed('Enter', 'ex')]).toEqual([
    'exp',
    'ex',
    'e',
    null,
  ]);
});
