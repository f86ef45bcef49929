import { expect, test } from 'vitest';
import type { ApiFailure } from '../api/api-failure.ts';
import { assetLimits } from '../assets/asset.ts';
import { isOwnPicture, judgePicture, pictureAddress, pictureFailureOf } from './picture.ts';

test.each([
  [pictureAddress('an-id'), true],
  ['https://lh3.googleusercontent.com/a/photo', false],
  ['//example.org/api/user/me/picture/1', false],
  ['https://example.org/api/user/me/picture/1', false],
  ['/api/user/me/pictures', false],
])('of a photo at %s it is %s that it is kept here', (photoUrl, isOwn) => {
  expect(isOwnPicture(photoUrl)).toBe(isOwn);
});

test.each([
  ['image/png', 1, null],
  ['image/avif', assetLimits.bytes, null],
  ['', 1, null],
  ['image/jpeg', assetLimits.bytes + 1, 'too-large'],
  ['image/svg+xml', 1, 'no-image'],
  ['text/plain', assetLimits.bytes + 1, 'no-image'],
])('a file of type "%s" with %i bytes is judged %s before it is sent', (type, size, verdict) => {
  expect(judgePicture({ type, size })).toBe(verdict);
});

const refused = (status: number, code: string): ApiFailure => ({ kind: 'refused', status, message: '', code });

test.each([
  [{ kind: 'no-answer' } satisfies ApiFailure, 'offline'],
  [refused(401, 'unauthorized'), 'signed-out'],
  [refused(413, 'too-many-pixels'), 'too-large'],
  [refused(413, 'too-much-memory'), 'too-large'],
  [refused(415, 'not-an-image'), 'no-image'],
  [refused(400, 'image-unreadable'), 'no-image'],
  [refused(503, 'busy'), 'unexpected'],
  [new Error('a fault of ours'), 'unexpected'],
])('%j means %s', (reason, failure) => {
  expect(pictureFailureOf(reason)).toBe(failure);
});
