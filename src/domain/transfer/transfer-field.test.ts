import { expect, test } from 'vitest';
import { headerOf, transferFields } from './transfer-field.ts';

const criteria = [{ id: 'c1', name: 'Reach', weight: 10_000 }];

test('ratings come after what a founder writes, and before what only an export has', () => {
  expect(transferFields(criteria).map((field) => headerOf(field, criteria))).toEqual([
    'Title',
    'Problem',
    'Audience',
    'Pitch',
    'Tags',
    'Status',
    'Rating: Reach',
    'Archived',
    'Captured',
    'Changed',
    'Id',
    'Manual order',
    'Other ratings',
    'Forked from',
    'Named versions',
  ]);
  expect(headerOf('rating:c2', criteria)).toBe('Rating: c2');
});
