import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  withCode('53100'),
  withCode('53300'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('ECONNREFUSED'),
  withCode('ETIMEDOUT'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
])('unavailable: $code $message', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([withCode('23505'), withCode('57014'), withCode('ENOENT'), new Error('broken'), 'ECONNREFUSED'])(
  'another failure: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
