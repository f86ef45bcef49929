import { expect, test } from 'vitest';
import { artefactHeaders } from './artefact-headers.ts';

test('forms of a page go to its own origin, and to another one of ours only where one is named', () => {
  const formsOf = (...given: Parameters<typeof artefactHeaders>) =>
    /form-action [^;]+/.exec(artefactHeaders(...given)['content-security-policy'] ?? '')?.[0];
  expect([formsOf('', false), formsOf('', true, 'https://pages.example.org')]).toEqual([
    "form-action 'self'",
    "form-action 'self' https://pages.example.org",
  ]);
});
