import { describe, expect, test } from 'vitest';
import { judgeEmail } from './email.ts';

describe('an address', () => {
  test.each([
    ['ada@example.org', 'ok'],
    ['  ada@example.org ', 'ok'],
    ['ada+ideas@mail.example.co.uk', 'ok'],
    ['ада@пример.рф', 'ok'],
    ['ada@localhost', 'ok'],
    ['', 'missing'],
    ['   ', 'missing'],
    ['ada', 'malformed'],
    ['ada@example', 'malformed'],
    ['ada@example.', 'malformed'],
    ['ada@.org', 'malformed'],
    ['ada@@example.org', 'malformed'],
    ['a da@example.org', 'malformed'],
  ])('%j is %s', (text, verdict) => {
    expect(judgeEmail(text)).toBe(verdict);
  });

  test('of 254 characters passes, of 255 does not', () => {
    const domain = '@example.org';
    expect(judgeEmail('a'.repeat(254 - domain.length) + domain)).toBe('ok');
    expect(judgeEmail('a'.repeat(255 - domain.length) + domain)).toBe('malformed');
  });
});
