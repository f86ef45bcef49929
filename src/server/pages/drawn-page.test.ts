import { expect, test } from 'vitest';
import { drawnPage, pageToDrawIn } from './drawn-page.ts';

const built =
  '<head>\n  <link rel="modulepreload" href="/a.js">\n  <link rel="modulepreload" href="/b.js">\n</head>' +
  '<body>\n  <div id="root"></div>\n  <noscript>Needs JavaScript.</noscript>\n</body>';

test('what was drawn comes in place of the scripts that would draw it', () => {
  expect(drawnPage(pageToDrawIn(built), '/a"b', '<p>drawn</p>', '<script></script>')).toBe(
    '<head>\n</head><body>\n  <div id="root" data-prerendered="/a&quot;b"><p>drawn</p></div><script></script>\n</body>',
  );
});

test('what somebody has written stays as it is, however much of it is space', () => {
  const page = pageToDrawIn(built);
  const markup = `<p>${' '.repeat(200_000)}<noscript>a</noscript> <link rel="modulepreload" href="/c.js">$&</p>`;
  expect(drawnPage(page, '/', markup, '')).toBe(
    page.replace('<div id="root"></div>', () => `<div id="root" data-prerendered="/">${markup}</div>`),
  );
});
