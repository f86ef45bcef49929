import { expect, test } from 'vitest';
import { isPredictable } from './predictable-password.ts';

test.each([
  '88888888',
  'xxxxxxxx',
  '12341234',
  'ABABABAB',
  'qwertyqwerty',
  '12345678',
  '87654321',
  '09876543',
  'abcdefgh',
  'QwertyUiop',
  'lkjhgfdsa',
  '01012009',
  '31121999',
  '12312009',
  '20091231',
])('%j is common by its making', (password) => expect(isPredictable(password)).toBe(true));

test.each([
  '',
  'correct horse',
  'x'.repeat(13),
  'horsehorse horse',
  '99999999a',
  '12345687',
  '41021999',
  '01011899',
  'abcdefgi',
])('%j is not', (password) => expect(isPredictable(password)).toBe(false));
