import { expect, test } from 'vitest';
import { attemptText, factTitle } from './all-labels.ts';

const words = { status: String, criterion: String };

test('A fact that streams of every kind have has a title', () => {
  const named = (name: string) => factTitle({ type: 'MomentNamed', data: { version: 1, name } }, words);
  expect([named('Launch'), named('')]).toEqual(['Named a version “Launch”', 'Removed a version’s name']);
});

test.each(['SomethingNew', 'toString', 'constructor'])('A fact of an unknown type %s has no title', (type) => {
  expect(factTitle({ type, data: {} }, words)).toBeUndefined();
});

test.each([
  ['RenameIdea', 'A new title'],
  ['ErasePerson', 'Erasing a person'],
  ['UndoChange', 'An undo'],
  ['SomethingNew', 'A change'],
  ['toString', 'A change'],
])('What the command %s attempted is told as %s', (type, told) => {
  expect(attemptText(type)).toBe(told);
});
