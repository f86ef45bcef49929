import { accept, type Decision, reject } from '../log/decision.ts';
import { type Canvas, canvasLimits } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import { canvasFact } from './canvas-facts.ts';
import { liveNode } from './live-parts.ts';
import { shareHolds } from './share-holds.ts';

/**
 * `at` is when the founder wished it. ISO 8601. A grant is never used twice, also where it was revoked. Links that no
 * longer open leave room for others.
 */
export function shareNode(
  canvas: Canvas,
  { node, grant, expiresAt }: CanvasCommandData<'ShareNode'>,
  at: string,
): Decision {
  if (!liveNode(canvas, node)) return reject('node-missing');
  if (Object.hasOwn(canvas.shares, grant)) return reject('id-taken');
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(at)) return reject('invalid-data');
  const held = Object.values(canvas.shares).filter((share) => shareHolds(share, at));
  if (held.length >= canvasLimits.shares) return reject('too-many');
  return accept(canvasFact('NodeShared', { node, grant, expiresAt }));
}

export function revokeShare(canvas: Canvas, { grant }: CanvasCommandData<'RevokeShare'>): Decision {
  if (!Object.hasOwn(canvas.shares, grant)) return reject('node-missing');
  return canvas.shares[grant]?.revoked ? accept() : accept(canvasFact('ShareRevoked', { grant }));
}
