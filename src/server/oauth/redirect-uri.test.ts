import { expect, test } from 'vitest';
import { isRedirectUri, isRegistered, nameOfTarget } from './redirect-uri.ts';

test.each([
  ['https://claude.ai/api/mcp/auth_callback', true],
  ['http://localhost:3118/callback', true],
  ['http://127.0.0.1/callback', true],
  ['http://[::1]:9/callback', true],
  ['cursor://anysphere.cursor-mcp/oauth/callback', true],
  ['http://claude.ai/callback', false],
  ['http://localhost.evil.example/', false],
  ['https://a@b.example/', false],
  ['https://b.example/#x', false],
  ['https://b.example/#', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/callback', false],
  ['https://b.example/ü', false],
  [`https://b.example/${'x'.repeat(982)}`, true],
  [`https://b.example/${'x'.repeat(983)}`, false],
])('%s may be sent codes: %s', (uri, may) => {
  expect(isRedirectUri(uri)).toBe(may);
});

test('a request names exactly one that was registered; on this machine its port is free', () => {
  const registered = ['https://a.example/cb', 'http://127.0.0.1:1/cb', 'cursor://x/cb'];
  const asked = [
    ...['https://a.example/cb', 'http://127.0.0.1:4000/cb', 'http://127.0.0.1/cb', 'cursor://x/cb'],
    ...['https://a.example:8443/cb', 'https://a.example/cb?x', 'https://a.example/', 'http://localhost:1/cb'],
    ...['http://127.0.0.1:1/other', 'cursor://y/cb', 'http://127.0.0.1:1/cb#x', 'not an address'],
  ];
  expect(asked.map((uri) => isRegistered(uri, registered))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false, false, false, false, false],
  ]);
});

test('people read where a code goes', () => {
  expect(['https://claude.ai/x', 'http://localhost:1/', 'cursor://x/y'].map(nameOfTarget)).toEqual([
    ...['claude.ai', 'an app on this device', 'the app cursor'],
  ]);
});
