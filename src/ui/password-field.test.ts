import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

test.each(['current-password', 'new-password'] as const)(
  'password managers know which password it asks for, and nothing keeps them or the clipboard out: %s',
  (autoComplete) => {
    const html = renderToStaticMarkup(createElement(PasswordField, { label: 'Password', autoComplete }));
    const input = /<input[^>]*>/.exec(html)?.[0];
    expect(input).toMatch(/ type="password"/);
    expect(input).toMatch(new RegExp(` autocomplete="${autoComplete}"`, 'i'));
    expect(input).not.toMatch(/ (maxlength|pattern|readonly|disabled|onpaste|oncopy)/i);
  },
);
