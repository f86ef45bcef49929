import { expect, test } from 'vitest';
import type { Assumption, Evidence, Ledger } from '#domain/ledger/ledger.ts';
import { ledgerMarkdown } from './ledger-markdown.ts';

const place = { position: 1, recordedAt: '2026-02-02T09:00:00.000Z', at: '2026-01-31T09:00:00.000Z' };
const assumption = {
  ...{ id: 'a', text: 'People rent\nladders', lens: 'desirability', importance: 4, critical: true, retired: false },
  ...{ order: 0, statedAt: place.at },
} as unknown as Assumption;
const evidence = (id: string, text: string, of: Partial<Evidence>) =>
  ({
    ...{ id, assumptionId: 'a', direction: 1, rung: 'conviction', weight: 0, text, url: null, interviewId: null },
    ...{ quoteId: null, experimentId: null, judgement: null, selfReported: true, carriedFrom: null, superseded: null },
    ...{ order: 0, place },
    ...of,
  }) as Evidence;
const ledger = {
  projectId: 'p',
  assumptions: { a: { a: assumption } },
  evidence: {
    '1': { '1': evidence('1', 'A count of mine', { order: 0 }) },
    '2': { '2': evidence('2', 'Said in a talk', { order: 1, interviewId: 'i' }) },
    '3': { '3': evidence('3', 'Quoted', { order: 2, quoteId: 'q' }) },
    '4': { '4': evidence('4', 'Quoted in a talk', { order: 3, interviewId: 'i', quoteId: 'q' }) },
  },
  decisions: [{ id: 'd', kind: 'persevere', reason: 'They pay', reversedBy: 'They leave', place }],
} as unknown as Ledger;

const quoted = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('>'));

test('a ledger in Markdown has what people said for those who may see people alone', () => {
  expect(quoted(ledgerMarkdown(ledger, true))).toEqual([
    '> A count of mine',
    '> Said in a talk',
    '> Quoted',
    '> Quoted in a talk',
  ]);
  const read = ledgerMarkdown(ledger, false);
  expect(quoted(read)).toEqual(['> A count of mine']);
  expect(read.match(/^Evidence /gm)?.length).toBe(4);
});

test('a ledger in Markdown names its assumptions and its decisions', () => {
  const lines = ledgerMarkdown(ledger, false).split('\n\n');
  expect([lines[0], lines[1], lines.at(-2), lines.at(-1)]).toEqual([
    '# Assumptions',
    '## People rent ladders',
    '# Decisions',
    '- 2026-02-02: decided to go on. Why: They pay. What would change it: They leave',
  ]);
  expect(ledgerMarkdown(undefined, true)).toBe('Nothing was stated yet.');
});
