import type { Share } from '../canvas/canvas.ts';

/** The part of a canvas that a link shows. */
export type ShareScope =
  /** A frame, section or group with what is inside; any other node with what is connected to it. */
  | { readonly kind: 'node'; readonly node: string }
  /** These parts, with what is inside of the frames, sections and groups among them, and nothing else. */
  | { readonly kind: 'selection'; readonly ids: readonly string[] }
  | { readonly kind: 'canvas' };

/** How many parts a selection that is shared may have. */
export const sharedIdsAtMost = 500;

export function scopeOf({ node, ids }: Pick<Share, 'node' | 'ids'>): ShareScope {
  if (node !== null) return { kind: 'node', node };
  return ids ? { kind: 'selection', ids } : { kind: 'canvas' };
}

/** Whether two scopes are the same; the order of a selection does not matter. */
export function sameScope(one: ShareScope, other: ShareScope): boolean {
  if (one.kind === 'node') return other.kind === 'node' && one.node === other.node;
  if (one.kind === 'canvas') return other.kind === 'canvas';
  if (other.kind !== 'selection') return false;
  const ids = new Set(one.ids);
  return new Set(other.ids).size === ids.size && other.ids.every((id) => ids.has(id));
}
