import { expect, test } from 'vitest';
import { imageFailureOf } from './image-failure.ts';

const refused = (status: number, code: string) => ({ kind: 'refused', status, code, message: '' }) as const;

test.each([
  [{ kind: 'no-answer' }, 'offline'],
  [refused(415, 'not-an-image'), 'no-image'],
  [refused(400, 'image-unreadable'), 'no-image'],
  [refused(413, 'too-many-pixels'), 'too-large'],
  [refused(413, 'FST_ERR_CTP_BODY_TOO_LARGE'), 'too-large'],
  [refused(409, 'no-room-for-images'), 'no-room'],
  [refused(503, 'busy'), 'unexpected'],
  [new Error('a fault of ours'), 'unexpected'],
])('%o means %s', (reason, failure) => {
  expect(imageFailureOf(reason)).toBe(failure);
});
