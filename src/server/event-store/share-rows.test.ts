import { expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { grantHash, shareRows } from './share-rows.ts';

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
