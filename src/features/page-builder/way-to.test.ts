import { expect, test } from 'vitest';
import type { Block } from '#domain/page/page.ts';
import { wayTo } from './way-to.ts';

const block = (kind: string, fields: Block['fields'] = {}): Block => ({
  ...{ id: 'one', kind, parent: null, order: 'a', fields, in: 'both', removed: false },
});
const way = (kind: string, field: string, fields: Block['fields'] = {}, nth?: number) =>
  wayTo({ kind: 'field', block: block(kind, fields), field, ...(nth !== undefined && { nth }) }).label;

test('Ways to empty items are told apart by their number, to others by what they say', () => {
  expect([
    way('hero', 'heading'),
    way('feature', 'heading', {}, 2),
    way('feature', 'heading', { body: 'Weigh' }, 2),
    way('question', 'heading', {}, 1),
    way('question', 'body', { heading: 'When?' }, 1),
    wayTo({ kind: 'setting', setting: 'slug' }).label,
    wayTo({ kind: 'missing', block: 'footer' }).label,
  ]).toEqual([
    ...['Heading · Headline', 'Heading · Feature 2', 'Heading · Feature: Weigh', 'Question 1'],
    ...['Answer · Question: When?', 'Address · Page settings', 'Add footer'],
  ]);
});
