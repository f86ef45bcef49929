import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { accept, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { canvasLimits, type Share } from './canvas.ts';
import { shareNode } from './share-node.ts';

const at = '2026-05-10T09:00:00.000Z';
const draft = { node: 'n', grant: 'new', expiresAt: null };

/** Builds a canvas with the maximum number of links, all of which open for ever except the given one. */
function canvasWith(last: Pick<Share, 'revoked' | 'expiresAt'>) {
  const shares = Array.from({ length: canvasLimits.shares }, (_, n): Share => {
    const kept = n === 0 ? last : { revoked: false, expiresAt: null };
    return { grant: `g${n}`, node: 'n', sharedAt: '2026-05-01T09:00:00.000Z', ...kept };
  });
  const byGrant = Object.fromEntries(shares.map((share) => [share.grant, share]));
  return { ...aCanvas([aNode({ id: 'n' })]), shares: byGrant };
}

test.each([
  ['open for ever', { revoked: false, expiresAt: null }, reject('too-many')],
  ['opens a moment longer', { revoked: false, expiresAt: '2026-05-10T09:00:00.001Z' }, reject('too-many')],
  ['has expired', { revoked: false, expiresAt: at }, accept(fact('NodeShared', draft))],
  ['was revoked', { revoked: true, expiresAt: null }, accept(fact('NodeShared', draft))],
])('there is room for another link where one of the most %s', (_, last, decision) => {
  expect(shareNode(canvasWith(last), draft, at)).toEqual(decision);
});
