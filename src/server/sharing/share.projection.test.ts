import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { grantHash } from './grant-hash.ts';
import { shareRows } from './share.projection.ts';

const fact = (workspace: string, type: string, data: object): RecordedEvent =>
  ({ type, data, workspace, stream: `canvas-of-${workspace}` }) as unknown as RecordedEvent;

test('a link that is revoked while somebody else shares under its grant is revoked', () => {
  const row = { grant_hash: `\\x${grantHash('g').toString('hex')}`, expires_at: null };
  expect(
    shareRows([
      fact('a', 'NodeShared', { grant: 'g', node: 'n', expiresAt: null }),
      fact('a', 'ShareRevoked', { grant: 'g' }),
      fact('b', 'NodeShared', { grant: 'g', node: 'm', expiresAt: null }),
    ]),
  ).toEqual([
    { ...row, workspace_id: 'a', stream: 'canvas-of-a', node: 'n', revoked: true },
    { ...row, workspace_id: 'b', stream: 'canvas-of-b', node: 'm', revoked: false },
  ]);
});

test('a link to a report is one as well, to what it has frozen or to what it says now', () => {
  const inReport = (type: string, data: object) => ({ ...fact('a', type, data), stream: 'report-of-a' });
  expect(
    shareRows([
      inReport('ReportShared', { grant: 'g', freeze: null, expiresAt: '2026-03-01T12:00:00Z' }),
      inReport('ReportShared', { grant: 'h', freeze: 1, expiresAt: null }),
      inReport('ReportRevoked', { grant: 'h' }),
      inReport('ShareRevoked', { grant: 'g' }),
      fact('a', 'ReportShared', { grant: 'i', freeze: null, expiresAt: null }),
    ]).map(({ stream, node, expires_at, revoked }) => [stream, node, expires_at, revoked]),
  ).toEqual([
    ['report-of-a', null, '2026-03-01T12:00:00Z', false],
    ['report-of-a', null, null, true],
  ]);
});
