import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tokensSchema } from './tokens.ts';

describe('an answer with tokens', () => {
  test('both tokens are needed, more is dropped', () => {
    const answer = { accessToken: 'a', refreshToken: 'r', expiresIn: 300 };
    expect(z.parse(tokensSchema, answer)).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  test.each([
    [{}],
    [{ accessToken: 'a' }],
    [{ refreshToken: 'r' }],
    [{ accessToken: 'a', refreshToken: '' }],
    [{ accessToken: '', refreshToken: 'r' }],
    [{ accessToken: 1, refreshToken: 'r' }],
    [null],
  ])('%j is no session', (answer) => {
    expect(z.safeParse(tokensSchema, answer).success).toBe(false);
  });
});
