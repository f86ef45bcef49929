import { eachPart, partOf } from '../log/parts.ts';
import type { Block, Page } from './page.ts';

type Held = Pick<Page, 'blocks'>;

export function liveBlock({ blocks }: Held, id: string): Block | undefined {
  const block = partOf(blocks, id);
  return block?.removed ? undefined : block;
}

/** Before and after in one order, ties by id. */
export const byOrder = (a: Block, b: Block): number =>
  a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1;

/** The blocks that lie in another one, or on the page itself (null), from first to last. */
export function blocksIn({ blocks }: Held, parent: string | null): readonly Block[] {
  return [...eachPart(blocks)].filter((block) => !block.removed && block.parent === parent).sort(byOrder);
}

/** Whether a block lies in one of those, or is one of them; also by blocks that were removed, since they may come back. */
export function isWithin({ blocks }: Held, id: string | null, those: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  for (let at = id; at !== null && !seen.has(at); at = partOf(blocks, at)?.parent ?? null) {
    if (those.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** Those blocks and all that lies in them. */
export function withContents(page: Held, ids: readonly string[]): readonly Block[] {
  const those = new Set(ids);
  return [...eachPart(page.blocks)].filter((block) => !block.removed && isWithin(page, block.id, those));
}
