import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

const token = 'kJ8sX1pQ_vR3tW5yZ7aB9cD2eF4gH6iK8lM0nO-pQrS';

test.each([
  ['no: Bearer abc.def-1', 'no: Bearer …'],
  [`the token ${token} is old`, 'the token … is old'],
  ['signed by whsec_a+b/c= today', 'signed by … today'],
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln ended', '… ended'],
  ['connect postgres://me:hunter2@db:5432/x', 'connect postgres://…@db:5432/x'],
  ['no mail to ada.b@example.org today', 'no mail to … today'],
  [`Unexpected token 'h', "hunter2" is not valid JSON`, 'Unexpected token in what is not valid JSON'],
  [`Unexpected token 'h', ..."{"a":hunter2"... is not valid JSON`, 'Unexpected token in what is not valid JSON'],
])('%s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test('a stack keeps its places, and ids and packages their names', () => {
  const stack = [
    'TypeError: no workspace 98437289-4274-4cfb-9084-ae6b2763e25b',
    '    at run (file:///srv/groundwork/src/server/event-store/append-together.ts:12:3)',
    '    at Object.<anonymous> (/srv/node_modules/@fastify/static/index.js:1:1)',
  ].join('\n');
  expect(maskSecrets(stack)).toBe(stack);
});
