import { expect, test } from 'vitest';
import { inboxPage } from './inbox-page.ts';

test('whatever a mail holds stays text', () => {
  const page = inboxPage([
    {
      to: '"><script>alert(1)</script>@example.org',
      subject: '<b>&amp;</b>',
      kind: 'verify-email',
      link: 'http://localhost:4000/auth/action?a=1&b="x"',
      at: '2026-11-20T19:00:00.000Z',
    },
  ]);
  expect(page.match(/<(script|b)\b|"x"/g)).toBeNull();
  expect(page).toContain('href="http://localhost:4000/auth/action?a=1&amp;b=&quot;x&quot;"');
});

test('an empty inbox says so', () => {
  expect(inboxPage([])).toContain('No emails yet.');
});
