import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateDisplay } from './DateDisplay.tsx';

test.each([
  ['day', 'March 14, 2026'],
  ['moment', 'March 14, 2026 at 3:05 PM'],
  ['recent', 'Mar 14, 3:05 PM'],
] as const)('a date in the form "%s" is written %s', (form, text) => {
  const html = renderToStaticMarkup(createElement(DateDisplay, { at: '2026-03-14T15:05:00Z', form, timeZone: 'UTC' }));
  expect(html.replace(/<.*?>/g, '').replace(/\s/g, ' ')).toBe(text);
});
