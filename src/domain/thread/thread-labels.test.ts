import { expect, test } from 'vitest';
import { attemptText, factTitle } from '../log/all-labels.ts';

const words = { status: String, criterion: String };

test.each([
  ['ThreadStarted', 'Wrote a comment'],
  ['Replied', 'Wrote a reply to a comment'],
  ['CommentEdited', 'Edited a comment'],
  ['CommentRemoved', 'Removed a comment'],
  ['CommentRestored', 'Restored a comment'],
  ['ThreadResolved', 'Resolved the comments'],
  ['ThreadReopened', 'Reopened the comments'],
])('a history says of %s: %s', (type, title) => {
  expect(factTitle({ type, data: {} }, words)).toBe(title);
});

test('a rejected reply is said to be one', () => {
  expect(attemptText('Reply')).toBe('A reply to a comment');
});
