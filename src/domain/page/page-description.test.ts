import { expect, test } from 'vitest';
import { aBlock } from '../../../tests/fixtures/published-page.ts';
import { descriptionOf } from './page-description.ts';

const described = (body: string) => descriptionOf({ description: '', blocks: [aBlock('hero', { body })] });

test('words below a headline describe a page as far as a description may reach', () => {
  expect([described('x'.repeat(300)), described('x'.repeat(301))]).toEqual(['x'.repeat(300), `${'x'.repeat(299)}…`]);
});
