import { expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { reportTitle } from './report-titles.ts';

test.each<[string, JsonObject, string | undefined]>([
  ['ReportWritten', { title: 'Bread' }, 'Wrote “Bread”'],
  ['ReportRetitled', { title: 'Cake' }, 'Renamed the report to “Cake”'],
  ['ReportBlocksAdded', { blocks: [{}] }, 'Added a block'],
  ['ReportBlocksMoved', { blocks: [{}, {}] }, 'Moved 2 blocks'],
  ['ReportBlocksRemoved', { blocks: ['a'] }, 'Removed a block'],
  ['ReportFrozen', { freeze: 2, position: 12, formulas: [] }, 'Froze the report as number 2'],
  ['ReportShared', { grant: 'g', freeze: null, expiresAt: null }, 'Shared the report'],
  ['ReportShared', { grant: 'g', freeze: 2, expiresAt: null }, 'Shared number 2 of the report'],
  ['PageRemoved', {}, undefined],
  ['toString', {}, undefined],
])('%s %j', (type, data, title) => {
  expect(reportTitle(type, data)).toBe(title);
});
