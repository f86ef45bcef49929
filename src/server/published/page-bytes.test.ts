import { expect, test } from 'vitest';
import { withToken } from '#drawing/page/page-document.ts';
import { tokenMark } from '#drawing/page/write-markup.ts';
import { pageBytes, withTokenBytes } from './page-bytes.ts';

test.each([
  ['one form', `<p>You’ll see</p><input value="${tokenMark}"><p>é</p>`],
  ['a picture and two forms', `${tokenMark}a${tokenMark}${tokenMark}`],
  ['no token', '<p>Thanks</p>'],
])('a page with %s is in bytes what it is as text', (_, html) => {
  expect(withTokenBytes(pageBytes(html), 'WzEs_-x.andA').toString()).toBe(withToken(html, 'WzEs_-x.andA'));
});
