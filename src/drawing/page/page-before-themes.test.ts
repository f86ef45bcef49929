import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PageContent } from '#domain/page/page-content.ts';
import old from '../../../tests/fixtures/page-before-themes.json' with { type: 'json' };
import { withImages } from '../../../tests/fixtures/published-page.ts';
import { noticeDocument, pageDocument } from './page-document.ts';

const content = old as unknown as PageContent;
const origin = 'https://pages.example.org';
const hashOf = ({ html }: { readonly html: string }): string => createHash('sha256').update(html).digest('hex');

/** Hashes of documents that were drawn before there were themes: every block that there was, in each of its looks. */
test.each([
  ['sign-up', 'grotesque', '74720f1f1fdf3efe8572bce8131461731844cf442579c39706ca048ace1a29ea'],
  ['sign-up', 'serif', '78907828a789141d0199dc0bc5fedacdd495d9bc942b8c35cb4f224447845b73'],
  ['sign-up', 'mono', '4ca7e328982b6deef6cd5d4e628cbf5945cb543f4d4cfaf82ada46465a60a510'],
  ['fake-door', 'grotesque', 'f493f27c6c3abec81c97680f07b948a2b503575ce0ea9aef675056ec78865dca'],
  ['pre-order', 'grotesque', '242195ef23cfd6e078afbcd37df9c174ecc46913c0f4123adc77f247f0ad097d'],
] as const)('a page for the goal %s in %s is as it was before there were themes, to the byte', (goal, font, hash) => {
  const given = { ...content, goal, font };
  expect(hashOf(pageDocument(given, { ...withImages, origin, confirmsPeople: true }))).toBe(hash);
});

test('an answer to its visitors is, too', () => {
  expect(hashOf(noticeDocument(content, { origin }, { heading: 'Thank you', paragraphs: ['We'] }))).toBe(
    '5585890f2202f6fde03c8fc9e30475a401a370014295b3a46b15a8246bfda606',
  );
});
