import { expect, test } from 'vitest';
import { newWebhookSchema, webhookLimits } from './webhook.ts';
import { judgeWebhook } from './webhook-form.ts';

const types = ['idea.captured' as const];
const longest = `https://x.example/${'x'.repeat(webhookLimits.url - 18)}`;

test.each([
  ['', 'url-missing'],
  [' \n', 'url-missing'],
  ['hooks.example', 'url-malformed'],
  ['ftp://hooks.example', 'url-malformed'],
  ['https://', 'url-malformed'],
  ['https://a b', 'url-malformed'],
  [`${longest}x`, 'url-too-long'],
  [longest, null],
  [' https://hooks.example/1 ', null],
  ['http://127.0.0.1:3000', null],
])('%j: %s', (url, problem) => {
  expect(judgeWebhook({ url, types })).toBe(problem);
  if (problem === null) expect(newWebhookSchema.safeParse({ url, types }).success).toBe(true);
});

test('a webhook of nothing is none', () => {
  expect(judgeWebhook({ url: 'https://hooks.example', types: [] })).toBe('no-types');
});
