import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';

const refused = (message: string) => ({ kind: 'refused', status: 400, code: 'invalid', message });

test.each([
  ['the server’s own words', refused('The name is too long.'), 'The name is too long.'],
  ['a refusal without words', refused(''), 'Something went wrong'],
  ['no answer', { kind: 'no-answer' }, 'Something went wrong'],
  ['a fault of ours', new TypeError('x is not a function'), 'Something went wrong'],
  ['nothing', undefined, 'Something went wrong'],
])('an error toast says of %s', (_, reason, message) => {
  expect(failureMessage(reason)).toBe(message);
});
