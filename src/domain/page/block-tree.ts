import { differingParts, eachPart, type Parts, partOf } from '../log/parts.ts';
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
/** The state that was asked last: the next one mostly differs from it by a block. */
let last: { readonly blocks: Parts<Block>; readonly found: ByParent } | undefined;

const none: readonly Block[] = [];

/**
 * The blocks that lie in another one, or on the page itself (null), from first to last. The same list as before if none
 * of them has changed since the state that was asked last.
 */
export function blocksIn({ blocks }: Held, parent: string | null): readonly Block[] {
  let found = known.get(blocks);
  if (!found) {
    found = last && isNear(last.blocks, blocks) ? changedFrom(last.found, last.blocks, blocks) : byParent(blocks);
    known.set(blocks, found);
    last = { blocks, found };
  }
  return found.get(parent) ?? none;
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

/** States of one page share what has not changed between them; those of two pages share nothing. */
const isNear = (before: Parts<Block>, after: Parts<Block>): boolean =>
  Object.keys(before).some((name) => before[name] === after[name]);

/** Looks at the blocks that differ, and copies the lists that these lie in. */
function changedFrom(found: ByParent, before: Parts<Block>, after: Parts<Block>): ByParent {
  const changed = new Map(found);
  const copies = new Set<Block[]>();
  const copyOf = (parent: string | null): Block[] => {
    const beside = changed.get(parent) as Block[] | undefined;
    if (beside && copies.has(beside)) return beside;
    const copy = [...(beside ?? [])];
    copies.add(copy);
    changed.set(parent, copy);
    return copy;
  };
  for (const [old, now] of differingParts(before, after)) {
    if (old && !old.removed) {
      const beside = copyOf(old.parent);
      beside.splice(placeIn(beside, old), 1);
    }
    if (now && !now.removed) {
      const beside = copyOf(now.parent);
      beside.splice(placeIn(beside, now), 0, now);
    }
  }
  return changed;
}

/** How many of them come before a block. */
function placeIn(beside: readonly Block[], block: Block): number {
  let [from, to] = [0, beside.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = beside[middle];
    if (other && byOrder(other, block) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
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

/** Returns the live blocks with these ids and all live blocks inside them, each before what it holds. */
export function withContents(page: Held, ids: readonly string[]): readonly Block[] {
  const found = new Set<Block>();
  const take = (block: Block): void => {
    if (found.has(block)) return;
    found.add(block);
    blocksIn(page, block.id).forEach(take);
  };
  for (const id of ids) {
    const block = liveBlock(page, id);
    if (block) take(block);
  }
  return [...found];
}
