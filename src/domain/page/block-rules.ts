import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import { partOf, withParts } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { keysAfter } from '../order/keys-after.ts';
import { mergeText } from '../text/merge-text.ts';
import { blockKindOf, mayHold } from './block-kinds.ts';
import { blocksIn, isWithin, liveBlock, withContents } from './block-tree.ts';
import { cleanFields, cleanText, cleanValue, fieldOf, isText } from './field-rules.ts';
import { type Block, type Page, pageLimits } from './page.ts';
import type { PageCommandData } from './page-commands.ts';
import type { PageFact } from './page-facts.ts';

type NewBlock = PageCommandData<'PlaceBlocks'>['blocks'][number];

export function placeBlocks(page: Page, { blocks }: PageCommandData<'PlaceBlocks'>): Decision<PageFact> {
  const placed = newBlocks(page, blocks);
  return typeof placed === 'string' ? reject(placed) : accept(fact('BlocksPlaced', { blocks: placed.map(kept) }));
}

const kept = ({ removed: _, ...block }: Block) => block;

/** The blocks as they will lie, each after those before it are there; or why they cannot. */
export function newBlocks(page: Page, wanted: readonly NewBlock[]): readonly Block[] | Rejection {
  let draft: Pick<Page, 'blocks'> = page;
  const placed: Block[] = [];
  if (page.blockCount + wanted.length > pageLimits.blocks) return 'page-full';
  for (const each of wanted) {
    const block = newBlock(draft, each);
    if (typeof block === 'string') return block;
    placed.push(block);
    draft = { blocks: withParts(draft.blocks, [block]) };
  }
  return placed;
}

function newBlock(
  page: Pick<Page, 'blocks'>,
  { id, kind, parent, after, fields: given, in: version }: NewBlock,
): Block | Rejection {
  if (partOf(page.blocks, id)) return 'id-taken';
  const holder = parent === null ? null : liveBlock(page, parent);
  if (holder === undefined) return 'block-missing';
  if (!mayHold(holder?.kind ?? null, kind)) return 'block-misplaced';
  if (holder && isFull(page, holder, 1)) return 'page-full';
  const fields = cleanFields(kind, given);
  if (typeof fields === 'string') return fields;
  const [order] = keysAfter(blocksIn(page, parent), after, 1) ?? [];
  return order === undefined
    ? 'block-missing'
    : { id, kind, parent, order, fields, in: version ?? 'both', removed: false };
}

function isFull(page: Pick<Page, 'blocks'>, holder: Block, more: number): boolean {
  const most = blockKindOf(holder.kind)?.itemsMost;
  return most !== undefined && blocksIn(page, holder.id).length + more > most;
}

export function moveBlocks(page: Page, { blocks, parent, after }: PageCommandData<'MoveBlocks'>): Decision<PageFact> {
  const named = blocks.map((id) => liveBlock(page, id));
  if (!named.every((block) => block !== undefined)) return reject('block-missing');
  const holder = parent === null ? null : liveBlock(page, parent);
  if (holder === undefined) return reject('block-missing');
  const moving = new Set(blocks);
  if (isWithin(page, parent, moving)) return reject('block-cycle');
  if (!named.every(({ kind }) => mayHold(holder?.kind ?? null, kind))) return reject('block-misplaced');
  if (holder && isFull(page, holder, named.filter((block) => block.parent !== parent).length))
    return reject('page-full');
  const others = blocksIn(page, parent).filter(({ id }) => !moving.has(id));
  const keys = keysAfter(others, after, moving.size);
  if (!keys) return reject('block-missing');
  const moved = [...moving].map((id, n) => ({ id, parent, order: keys[n] ?? '' }));
  return isInPlace(page, moved, moving) ? accept() : accept(fact('BlocksMoved', { blocks: moved }));
}

/** They lie there already, in this order, whatever their keys. */
function isInPlace(
  page: Page,
  moved: readonly Pick<Block, 'id' | 'parent' | 'order'>[],
  moving: ReadonlySet<string>,
): boolean {
  const [first] = moved;
  if (!first || moved.some(({ id, parent }) => liveBlock(page, id)?.parent !== parent)) return false;
  const now = blocksIn(page, first.parent);
  const others = now.filter(({ id }) => !moving.has(id));
  const at = others.filter(({ order }) => order < first.order).length;
  const wanted = [...others.slice(0, at), ...moved, ...others.slice(at)].map(({ id }) => id);
  return sameJson(
    wanted,
    now.map(({ id }) => id),
  );
}

export function setBlock(
  page: Page,
  { block: id, field: name, value }: PageCommandData<'SetBlock'>,
): Decision<PageFact> {
  const block = liveBlock(page, id);
  if (!block) return reject('block-missing');
  const field = fieldOf(block.kind, name);
  const cleaned = field && cleanValue(field, value);
  if (cleaned === undefined) return reject('invalid-data');
  return sameJson(block.fields[name] ?? null, cleaned)
    ? accept()
    : accept(fact('BlockSet', { block: id, field: name, value: cleaned }));
}

export function editBlockText(
  page: Page,
  { block: id, field: name, base, text }: PageCommandData<'EditBlockText'>,
): Decision<PageFact> {
  const block = liveBlock(page, id);
  if (!block) return reject('block-missing');
  const field = fieldOf(block.kind, name);
  if (!field || !isText(field)) return reject('invalid-data');
  const value = block.fields[name];
  const now = typeof value === 'string' ? value : '';
  const mine = cleanText(field, text);
  if (mine === undefined) return reject('invalid-data');
  const merged = mergeText(base === undefined ? now : (cleanText(field, base) ?? base), now, mine);
  const cleaned = merged === undefined ? undefined : cleanText(field, merged);
  if (cleaned === undefined) return reject('text-changed');
  return cleaned === now ? accept() : accept(fact('BlockTextEdited', { block: id, field: name, text: cleaned }));
}

export function removeBlocks(page: Page, ids: readonly string[]): Decision<PageFact> {
  if (!ids.every((id) => partOf(page.blocks, id))) return reject('block-missing');
  const gone = withContents(page, ids).map(({ id }) => id);
  return gone.length === 0 ? accept() : accept(fact('BlocksRemoved', { blocks: gone }));
}

/** Each comes back where it lay; one whose holder is gone, or holds as many as it can, cannot. */
export function restoreBlocks(page: Page, ids: readonly string[]): Decision<PageFact> {
  const back = new Set(ids.filter((id) => partOf(page.blocks, id)?.removed));
  const beside = (parent: string | null) => [...back].filter((id) => partOf(page.blocks, id)?.parent === parent).length;
  const isTooMuch = holdersOf(page, ids).some((holder) => isFull(page, holder, beside(holder.id)));
  const decision = bringBack(page, ids);
  return decision.kind === 'accepted' && isTooMuch ? reject('page-full') : decision;
}

/** Whether one of these lies among more than what holds it can hold. */
export const isCrowded = (page: Page, ids: readonly string[]): boolean =>
  holdersOf(page, ids).some((holder) => isFull(page, holder, 0));

const holdersOf = (page: Page, ids: readonly string[]): readonly Block[] =>
  [...new Set(ids.map((id) => partOf(page.blocks, id)?.parent))].flatMap((id) => partOf(page.blocks, id ?? '') ?? []);

/**
 * Restores blocks like `restoreBlocks`, but others may go in the same step: the caller checks afterwards whether there
 * is room.
 */
export function bringBack(page: Page, ids: readonly string[]): Decision<PageFact> {
  const wanted = ids.map((id) => partOf(page.blocks, id));
  if (!wanted.every((block) => block !== undefined)) return reject('block-missing');
  const back = wanted.filter(({ removed }) => removed);
  const coming = new Set(back.map(({ id }) => id));
  const isHeld = ({ parent }: Block): boolean =>
    parent === null || coming.has(parent) || liveBlock(page, parent) !== undefined;
  if (!back.every(isHeld)) return reject('block-missing');
  if (page.blockCount + coming.size > pageLimits.blocks) return reject('page-full');
  return coming.size === 0 ? accept() : accept(fact('BlocksRestored', { blocks: [...coming] }));
}

export function assignBlocks(page: Page, { blocks, in: version }: PageCommandData<'AssignBlocks'>): Decision<PageFact> {
  const named = blocks.map((id) => liveBlock(page, id));
  if (!named.every((block) => block !== undefined)) return reject('block-missing');
  if (version !== 'both' && !page.hasVersionB) return reject('version-missing');
  const changed = named.filter((block) => block.in !== version).map(({ id }) => id);
  return changed.length === 0 ? accept() : accept(fact('BlocksAssigned', { blocks: changed, in: version }));
}
