import { expect, test } from 'vitest';
import type { ContentBlock } from '#domain/page/page-content.ts';
import { hintIn, withHints } from './hints.ts';

const block = (kind: string, fields: ContentBlock['fields'], items: readonly ContentBlock[] = []): ContentBlock => ({
  ...{ id: kind, kind, fields, items },
});
const hints = ({ fields }: ContentBlock) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const hint = typeof value === 'string' ? hintIn(value) : undefined;
      return hint === undefined ? [] : [[name, hint]];
    }),
  );

test('Empty texts say what they are for, in a block and in those that it holds', () => {
  const hinted = withHints(block('features', { heading: 'How' }, [block('feature', { body: 'Weigh' })]));
  expect([hints(hinted), ...hinted.items.map(hints)]).toEqual([{ body: 'Text' }, { heading: 'Heading' }]);
  expect(hinted.fields['heading']).toBe('How');
});

test('What is no text on the page, or says something while it is empty, has none', () => {
  expect(hints(withHints(block('form', {})))).toEqual({
    ...{ heading: 'Heading', body: 'Text', consent: 'What people agree to' },
  });
  expect(hints(withHints(block('picture', { alt: '' })))).toEqual({ caption: 'Caption' });
  expect(hints(withHints(block('plan', {})))).toEqual({
    heading: 'Heading',
    price: 'Price',
    period: 'How often (per month)',
    body: 'Text',
  });
  expect(hints(withHints(block('qualifier', {})))).toEqual({});
});

test('The same block is hinted once', () => {
  const hero = block('hero', {});
  expect(withHints(hero)).toBe(withHints(hero));
});
