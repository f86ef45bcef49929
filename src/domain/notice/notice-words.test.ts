import { expect, test } from 'vitest';
import { noticeSubject, noticeWords } from './notice-words.ts';

test('a notice names the page or the test that it is about, in quotes of its own', () => {
  expect([
    noticeWords({ kind: 'first-sign-up', title: 'Crumb', detail: '' }),
    noticeWords({ kind: 'first-sign-up', title: '', detail: '' }),
    noticeWords({ kind: 'judged', title: 'People want “Crumb”.', detail: 'refutes' }),
    noticeWords({ kind: 'judged', title: '', detail: 'supports' }),
    noticeWords({ kind: 'judged', title: 'Ask', detail: 'supports', words: 'Supported: 7 of 9 said yes.' }),
    noticeSubject({ kind: 'judged', title: 'Ask', detail: 'supports', words: 'Supported: 7 of 9 said yes.' }),
    noticeWords({ kind: 'ask-again', title: 'Crumb', detail: '' }),
    noticeWords({ kind: 'ask-again', title: '', detail: '' }),
  ]).toEqual([
    'Your first sign-up is here, on “Crumb”.',
    'Your first sign-up is here.',
    '“People want ‘Crumb’” is judged: it refutes the assumption.',
    'An experiment is judged: it supports the assumption.',
    '“Ask” is judged. Supported: 7 of 9 said yes.',
    '“Ask” is judged: it supports the assumption.',
    'The decision on “Crumb” is due for another look today.',
    'A decision is due for another look today.',
  ]);
});

test('of a comment is told who wrote it, and what, cut where it is long', () => {
  const of = (kind: 'mention' | 'reply', title: string, words?: string) =>
    ({ kind, title, detail: '', words }) as const;
  const told = [
    of('mention', 'Mira', 'Too “dear”?'),
    of('reply', 'Mira', 'Says who?'),
    of('reply', '', 'Says who?'),
    of('mention', 'Mira'),
    of('reply', 'Mira', `${'x'.repeat(199)} yz`),
  ];
  expect(told.map((each) => [noticeWords(each), noticeSubject(each)])).toEqual([
    ['Mira mentioned you: “Too ‘dear’?”', 'Mira mentioned you in a comment.'],
    ['Mira replied: “Says who?”', 'Mira replied to a comment.'],
    ['A former member replied: “Says who?”', 'A former member replied to a comment.'],
    ['Mira mentioned you in a comment.', 'Mira mentioned you in a comment.'],
    [`Mira replied: “${'x'.repeat(199)}…”`, 'Mira replied to a comment.'],
  ]);
});

test('of a witness and of a new member is told who it is, and of what', () => {
  const of = (kind: 'witnessed' | 'joined', title: string, words?: string) =>
    ({ kind, title, detail: '', words }) as const;
  const told = [
    of('witnessed', 'Jonas', 'Do they “pay”?'),
    of('witnessed', '', ''),
    of('joined', 'Jonas', 'advisor'),
    of('joined', 'Jonas', 'viewer'),
    of('joined', ''),
  ];
  expect(told.map((each) => [noticeWords(each), noticeSubject(each)])).toEqual([
    ['Jonas witnessed the lock of “Do they ‘pay’?”.', 'Jonas witnessed the lock of a test.'],
    ['A former member witnessed the lock of a test.', 'A former member witnessed the lock of a test.'],
    ['Jonas joined your team as an advisor.', 'Jonas joined your team.'],
    ['Jonas joined your team as a viewer.', 'Jonas joined your team.'],
    ['A former member joined your team.', 'A former member joined your team.'],
  ]);
});

test('of a post is told what has changed: its status, a reply, both, or where it was merged', () => {
  const of = (detail: string, words?: string) => ({ kind: 'feedback', title: 'Dark charts', detail, words }) as const;
  const told = [
    of('planned'),
    of('planned', 'In March.'),
    of('replied', 'In March.'),
    of('open'),
    of('merged', 'Dark mode'),
    of('merged'),
    of('replied', `${'x'.repeat(199)} yz`),
  ];
  expect(told.map((each) => [noticeWords(each), noticeSubject(each)])).toEqual([
    ['“Dark charts” is planned.', '“Dark charts” is planned.'],
    ['“Dark charts” is planned. The team replied: “In March”', '“Dark charts” is planned.'],
    ['The team replied to “Dark charts”: “In March”', 'The team replied to “Dark charts”.'],
    ['“Dark charts” is open again.', '“Dark charts” is open again.'],
    ['“Dark charts” was merged into “Dark mode”.', '“Dark charts” was merged into “Dark mode”.'],
    ['“Dark charts” was merged into another post.', '“Dark charts” was merged into another post.'],
    [`The team replied to “Dark charts”: “${'x'.repeat(199)}…”`, 'The team replied to “Dark charts”.'],
  ]);
});
