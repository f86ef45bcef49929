import { expect, test } from 'vitest';
import { factTitle } from '../log/all-labels.ts';
import type { JsonObject } from '../log/json.ts';

const words = { status: String, criterion: String };

test.each<[string, JsonObject, string]>([
  ['ReportWritten', { title: 'Bread' }, 'Wrote “Bread”'],
  ['ReportRetitled', { title: 'Cake' }, 'Renamed the report to “Cake”'],
  ['ReportBlocksAdded', { blocks: [{}] }, 'Added a block'],
  ['ReportBlocksMoved', { blocks: [{}, {}] }, 'Moved 2 blocks'],
  ['ReportBlocksRemoved', { blocks: ['a'] }, 'Removed a block'],
  ['ReportFrozen', { freeze: 2, position: 12, formulas: [] }, 'Froze the report as number 2'],
  ['ReportShared', { grant: 'g', freeze: null, expiresAt: null }, 'Shared the report'],
  ['ReportShared', { grant: 'g', freeze: 2, expiresAt: null }, 'Shared number 2 of the report'],
])('%s %j', (type, data, title) => {
  expect(factTitle({ type, data }, words)).toBe(title);
});
