import { expect, test } from 'vitest';
import { checklistItems } from '#domain/next-step/checklist.ts';
import { changeText } from './activity-labels.ts';
import { labels } from './labels.ts';

test('each first step says what it is', () => {
  expect(checklistItems.map((item) => [item, labels.checklist.steps[item]])).toEqual([
    ['capture', 'Capture an idea'],
    ['describe', 'Describe the problem and who has it'],
    ['explore', 'Start exploring an idea'],
    ['assume', 'State what must be true'],
    ['test', 'Lock a test'],
    ['verify', 'Verify your email'],
  ]);
});

test('each kind of activity reads as a sentence with the title after it', () => {
  const kinds = [
    ...(['captured', 'copied', 'forked', 'changed', 'archived', 'explored', 'exploration-archived'] as const),
    ...(['stated', 'retired', 'revived', 'locked', 'stopped', 'evidence', 'interview'] as const),
    ...(['supports', 'inconclusive', 'refutes', 'pivot', 'persevere', 'pause', 'kill'] as const),
  ];
  expect(kinds.map((what) => `${changeText(what, 1)}it`)).toEqual([
    ...['Captured it', 'Duplicated it', 'Forked it', 'Changed it', 'Archived it', 'Started exploring it'],
    ...['Stopped exploring it', 'Stated the assumption it', 'Retired the assumption it', 'Revived the assumption it'],
    ...['Locked the test it', 'Stopped the test it', 'Recorded evidence for it', 'Logged an interview for it'],
    ...['Judged as supporting: it', 'Judged as inconclusive: it', 'Judged as refuting: it'],
    ...['Decided to pivot: it', 'Decided to persevere: it', 'Decided to pause: it', 'Decided to kill: it'],
  ]);
  const several = ['stated', 'retired', 'revived', 'evidence', 'interview', 'locked'] as const;
  expect(several.map((what) => `${changeText(what, 1200)}it`)).toEqual([
    ...['Stated 1,200 assumptions for it', 'Retired 1,200 assumptions of it', 'Revived 1,200 assumptions of it'],
    ...['Recorded 1,200 pieces of evidence for it', 'Logged 1,200 interviews for it', 'Locked the test it'],
  ]);
});
