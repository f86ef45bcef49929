import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PricingScreen } from './PricingScreen.tsx';

const html = renderToStaticMarkup(createElement(PricingScreen));

test('it is headed as the contract says, and leads to signing up', () => {
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe('Pricing');
  expect(html).toContain('href="/sign-up"');
});

test('it carries no style, which the content policy would refuse', () => {
  expect(html).not.toMatch(/\sstyle=/);
});
