import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillTemplate } from './page-template.ts';

const settings = {
  preRelease: false,
  appTheme: true,
  identity: { kind: 'embedded' as const },
  pagesOrigin: null,
  posthog: { key: '</script><b>', host: 'https://example.org' },
};

test('the settings stand in their block, with nothing that could end it', () => {
  const filled = fillTemplate('<script type="application/json" id="settings"></script><p>', settings);
  expect(filled.html).toBe(
    '<script type="application/json" id="settings">' +
      '{"preRelease":false,"appTheme":true,"identity":{"kind":"embedded"},"pagesOrigin":null,' +
      '"posthog":{"key":"\\u003c/script>\\u003cb>","host":"https://example.org"}}</script><p>',
  );
});

test('each inline script is named by its hash', () => {
  const template = '<script type="application/json" id="settings"></script><script>let a = 1;</script>';
  const hash = createHash('sha256').update('let a = 1;').digest('base64');
  expect(fillTemplate(template, settings).scriptHashes).toEqual([`'sha256-${hash}'`]);
});

test('a template without the block is refused', () => {
  expect(() => fillTemplate('<html>', settings)).toThrow('no block for the settings');
});
