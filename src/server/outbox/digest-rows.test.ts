import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { digestRows } from './digest-rows.ts';

const fact = (workspace: string, recordedAt: string, type = 'InterviewLogged') =>
  ({ type, workspace, recordedAt }) as RecordedEvent;

test.each([
  ['the first moment of a Monday', '2026-11-30T00:00:00.000Z', '2026-12-07'],
  ['the last moment of a Sunday', '2026-11-29T23:59:59.999Z', '2026-11-30'],
])('the digest of %s is due at the end of that week', (_, at, day) => {
  expect(digestRows([fact('w1', at)])).toEqual([
    { workspace_id: 'w1', cause: `digest:${day}`, kind: 'digest', subject: day, due_at: `${day}T00:00:00.000Z` },
  ]);
});

test('a week has one digest in each workspace, and none for a fact that tells nothing', () => {
  const at = '2026-11-29T10:00:00.000Z';
  const rows = digestRows([fact('w1', at), fact('w1', at), fact('w2', at), fact('w3', at, 'IdeaCaptured')]);
  expect(rows.map(({ workspace_id, cause }) => [workspace_id, cause])).toEqual([
    ['w1', 'digest:2026-11-30'],
    ['w2', 'digest:2026-11-30'],
  ]);
});
