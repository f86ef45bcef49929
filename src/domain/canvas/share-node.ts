import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { type Canvas, canvasLimits, type Share } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { liveNode, livePart } from './live-parts.ts';
import { shareHolds } from './share-holds.ts';

type NewLink = Pick<Share, 'grant' | 'expiresAt'>;

/** `at` is when the founder issued it. ISO 8601. */
export function shareNode(canvas: Canvas, data: CanvasCommandData<'ShareNode'>, at: string): Decision<CanvasFact> {
  if (!liveNode(canvas, data.node)) return reject('node-missing');
  return newLink(canvas, data, at, fact('NodeShared', data));
}

/** Shares the selected parts that still exist; rejects with `node-missing` if none does. */
export function shareSelection(
  canvas: Canvas,
  data: CanvasCommandData<'ShareSelection'>,
  at: string,
): Decision<CanvasFact> {
  const ids = [...new Set(data.ids)].filter((id) => livePart(canvas, id));
  if (ids.length === 0) return reject('node-missing');
  return newLink(canvas, data, at, fact('SelectionShared', { ...data, ids }));
}

export const shareCanvas = (canvas: Canvas, data: CanvasCommandData<'ShareCanvas'>, at: string): Decision<CanvasFact> =>
  newLink(canvas, data, at, fact('CanvasShared', data));

/** A grant is never used twice, not even one that was revoked. Links that no longer open leave room for others. */
function newLink(canvas: Canvas, { grant, expiresAt }: NewLink, at: string, shared: CanvasFact): Decision<CanvasFact> {
  if (Object.hasOwn(canvas.shares, grant)) return reject('id-taken');
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(at)) return reject('invalid-data');
  const held = Object.values(canvas.shares).filter((share) => shareHolds(share, at));
  return held.length >= canvasLimits.shares ? reject('too-many') : accept(shared);
}

export function revokeShare(canvas: Canvas, { grant }: CanvasCommandData<'RevokeShare'>): Decision<CanvasFact> {
  if (!Object.hasOwn(canvas.shares, grant)) return reject('node-missing');
  return canvas.shares[grant]?.revoked ? accept() : accept(fact('ShareRevoked', { grant }));
}
