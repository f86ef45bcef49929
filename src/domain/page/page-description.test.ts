import { expect, test } from 'vitest';
import { aBlock } from '../../../tests/fixtures/published-page.ts';
import { descriptionOf } from './page-description.ts';

const described = (body: string) => descriptionOf({ description: '', blocks: [aBlock('hero', { body })] });

test('words below a headline describe a page as far as a description may reach', () => {
  expect([described('x'.repeat(300)), described('x'.repeat(301))]).toEqual(['x'.repeat(300), `${'x'.repeat(299)}…`]);
});

test('a description that was written describes a page, and else the first words below its headline', () => {
  const blocks = [
    aBlock('text', { body: 'Rye' }),
    aBlock('hero', { body: ' Warm **bread**\nby post \n\n Every day ' }),
  ];
  expect([
    descriptionOf({ description: 'Bread by post', blocks }),
    descriptionOf({ description: '', blocks }),
    descriptionOf({ description: '', blocks: blocks.slice(0, 1) }),
  ]).toEqual(['Bread by post', 'Warm bread by post', '']);
});
