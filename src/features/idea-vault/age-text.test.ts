import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const now = '2026-11-20T12:00:00Z';

test.each([
  ['2026-11-20T11:59:00Z', 'today'],
  ['2026-11-19T12:00:01Z', 'today'],
  ['2026-11-19T12:00:00Z', '1 day'],
  ['2026-11-19T13:00:00+02:00', '1 day'],
  ['2026-11-08T12:00:00Z', '12 days'],
  ['2026-11-20T13:00:00Z', 'today'],
])('%s is %s old', (since, text) => {
  expect(ageText(since, now)).toBe(text);
});
