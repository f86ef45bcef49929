import { eachPart, type Parts, partOf } from '../log/parts.ts';
import type { Block, Page } from './page.ts';

type Held = Pick<Page, 'blocks'>;

export function liveBlock({ blocks }: Held, id: string): Block | undefined {
  const block = partOf(blocks, id);
  return block?.removed ? undefined : block;
}

/** Before and after in one order, ties by id. */
export const byOrder = (a: Block, b: Block): number =>
  a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1;

type ByParent = ReadonlyMap<string | null, readonly Block[]>;

/** A state is asked many times, and holds up to thousands. */
const known = new WeakMap<Parts<Block>, ByParent>();

/** The blocks that lie in another one, or on the page itself (null), from first to last. */
export function blocksIn({ blocks }: Held, parent: string | null): readonly Block[] {
  const found = known.get(blocks) ?? byParent(blocks);
  known.set(blocks, found);
  return found.get(parent) ?? [];
}

function byParent(blocks: Parts<Block>): ByParent {
  const found = new Map<string | null, Block[]>();
  for (const block of eachPart(blocks)) {
    if (block.removed) continue;
    const beside = found.get(block.parent);
    if (beside) beside.push(block);
    else found.set(block.parent, [block]);
  }
  for (const beside of found.values()) beside.sort(byOrder);
  return found;
}

/** Whether a block lies in one of those, or is one of them; also by blocks that were removed, since they may come back. */
export function isWithin({ blocks }: Held, id: string | null, those: ReadonlySet<string>): boolean {
  if (id === null || those.has(id)) return id !== null;
  const seen = new Set<string>([id]);
  let at = partOf(blocks, id)?.parent ?? null;
  for (; at !== null && !seen.has(at); at = partOf(blocks, at)?.parent ?? null) {
    if (those.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** Returns the live blocks with these ids and all blocks inside them. */
export function withContents(page: Held, ids: readonly string[]): readonly Block[] {
  const those = new Set(ids);
  const found: Block[] = [];
  for (const block of eachPart(page.blocks)) {
    const isOne = !block.removed && (those.has(block.id) || isWithin(page, block.parent, those));
    if (isOne) found.push(block);
  }
  return found;
}
