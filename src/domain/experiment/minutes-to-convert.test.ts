import { expect, test } from 'vitest';
import { minutesToConvert } from './minutes-to-convert.ts';

test('A window of minutes lasts as long as it was locked, also where a visit may be longer; one of 0 lasts as long as a visit', () => {
  const windows = [0, 1, 10, 29, 30, 60];
  expect(windows.map((windowMinutes) => minutesToConvert({ windowMinutes }))).toEqual([30, 1, 10, 29, 30, 60]);
});
