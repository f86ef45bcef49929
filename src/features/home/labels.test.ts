import { expect, test } from 'vitest';
import { checklistItems } from '#domain/next-step/checklist.ts';
import { labels } from './labels.ts';

test('each first step says what it is', () => {
  expect(checklistItems.map((item) => [item, labels.checklist.steps[item]])).toEqual([
    ['capture', 'Capture an idea'],
    ['describe', 'Describe the problem and who has it'],
    ['explore', 'Start exploring an idea'],
    ['verify', 'Verify your email'],
  ]);
});

test('each kind of activity reads as a sentence with the title after it', () => {
  expect(labels.activity.changes).toEqual({
    captured: 'Captured ',
    copied: 'Duplicated ',
    forked: 'Forked ',
    changed: 'Changed ',
    archived: 'Archived ',
    explored: 'Started exploring ',
    'exploration-archived': 'Stopped exploring ',
  });
});
