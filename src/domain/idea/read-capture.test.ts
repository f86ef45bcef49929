import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCapture } from './read-capture.ts';

test.each([
  ['Bread by post', { title: 'Bread by post', tags: [], audience: '' }],
  ['Bread by post #food #b2c @students', { title: 'Bread by post', tags: ['food', 'b2c'], audience: 'students' }],
  ['#food Bread for @bakers, daily', { title: 'Bread for, daily', tags: ['food'], audience: 'bakers' }],
  ['Ladders @"people who rent" #diy', { title: 'Ladders', tags: ['diy'], audience: 'people who rent' }],
  ['Ladders @“people who rent” @owners', { title: 'Ladders', tags: [], audience: 'people who rent, owners' }],
  ['The #1 shop at me@example.org in C#', { title: 'The #1 shop at me@example.org in C#', tags: [], audience: '' }],
  ['Food #Food #food', { title: 'Food', tags: ['Food'], audience: '' }],
  ['Étude #été', { title: 'Étude', tags: ['été'], audience: '' }],
  [' #food @bakers ', { title: '#food @bakers', tags: [], audience: '' }],
  [`Long #${'x'.repeat(41)}`, { title: `Long #${'x'.repeat(41)}`, tags: [], audience: '' }],
  ['See https://example.org/#anchor', { title: 'See https://example.org/#anchor', tags: [], audience: '' }],
])('%s', (line, read) => {
  expect(readCapture(line)).toEqual(read);
});

test('a twenty-first tag stays in the title', () => {
  const tags = Array.from({ length: 21 }, (_, n) => `t${n}`);
  expect(readCapture(`All ${tags.map((tag) => `#${tag}`).join(' ')}`)).toEqual({
    title: 'All #t20',
    tags: tags.slice(0, 20),
    audience: '',
  });
});

test('a line without marks is a title as it stands, but for its spaces', () => {
  const plain = fc
    .string()
    .filter((line) => !/[#@]/.test(line) && /[\p{L}\p{N}]/u.test(line) && !/ [,.;:!?)]/.test(line));
  fc.assert(
    fc.property(plain, (line) => {
      expect(readCapture(line)).toEqual({ title: line.replace(/\s+/gu, ' ').trim(), tags: [], audience: '' });
    }),
  );
});
