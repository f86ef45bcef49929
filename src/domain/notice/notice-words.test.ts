import { expect, test } from 'vitest';
import { noticeWords } from './notice-words.ts';

test('a notice names the page or the test that it is about, in quotes of its own', () => {
  expect([
    noticeWords({ kind: 'first-sign-up', title: 'Crumb', detail: '' }),
    noticeWords({ kind: 'first-sign-up', title: '', detail: '' }),
    noticeWords({ kind: 'judged', title: 'People want “Crumb”.', detail: 'refutes' }),
    noticeWords({ kind: 'judged', title: '', detail: 'supports' }),
  ]).toEqual([
    'Your first sign-up is here, on “Crumb”.',
    'Your first sign-up is here.',
    '“People want ‘Crumb’” is judged: it refutes the assumption.',
    'An experiment is judged: it supports the assumption.',
  ]);
});
