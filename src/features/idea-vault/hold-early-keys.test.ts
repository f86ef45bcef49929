import { expect, test } from 'vitest';
import { writtenAfter } from './hold-early-keys.ts';

const press = (key: string, written: string, more: object = {}) =>
  writtenAfter({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, written);

test('what is written before a field has come keeps its capitals and spaces, and loses a letter to Backspace', () => {
  expect([press('B', ''), press(' ', ''), press(' ', 'Bees'), press('é', 'B')]).toEqual(['B', ' ', 'Bees ', 'Bé']);
  expect([press('Backspace', 'Be'), press('Backspace', '')]).toEqual(['B', '']);
});

test('keys that write nothing are not the field’s before it has come', () => {
  expect([press('Enter', 'B'), press('ArrowDown', 'B'), press('a', '', { ctrlKey: true })]).toEqual([null, null, null]);
});
