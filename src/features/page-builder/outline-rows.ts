import { type BlockFieldName, mayHold } from '#domain/page/block-kinds.ts';
import type { Block } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import type { DropTarget } from '#machines/page/block-drag.machine.ts';
import { kindLabel } from './labels.ts';

/** A row of the outline: a section, or an item in it. */
export interface OutlineRow {
  readonly block: Block;
  readonly level: 1 | 2;
  /** From 1, among those of the same parent. */
  readonly place: number;
  readonly count: number;
}

export function outlineRows(outline: PageOutline): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  let place = 0;
  for (const { block, items } of outline) {
    place += 1;
    rows.push({ block, level: 1, place, count: outline.length });
    for (const [n, item] of items.entries()) rows.push({ block: item, level: 2, place: n + 1, count: items.length });
  }
  return rows;
}

const naming: readonly BlockFieldName[] = ['heading', 'body', 'value', 'price', 'who', 'caption'];

/** First text of a block; empty if it has none. */
export function blockText(block: Pick<Block, 'fields'>): string {
  for (const field of naming) {
    const text = textOf(block, field);
    if (text !== '') return text.length > 80 ? `${text.slice(0, 80)}…` : text;
  }
  return '';
}

/** How a block is called where it is one of many. */
export function blockName(block: Pick<Block, 'kind' | 'fields'>): string {
  const text = blockText(block);
  return text === '' ? kindLabel(block.kind) : `${kindLabel(block.kind)}: ${text}`;
}

/** Where a dragged block would go: the place between rows that is nearest to where it is held, counted in rows. */
export function dropTargetOf(outline: PageOutline, dragged: Block, at: number): DropTarget | null {
  const targets = dropTargets(outline, dragged);
  return targets.reduce<DropTarget | null>(
    (best, each) => (best === null || Math.abs(each.row - at) < Math.abs(best.row - at) ? each : best),
    null,
  );
}

function dropTargets(outline: PageOutline, { id, kind }: Block): readonly DropTarget[] {
  const isSection = mayHold(null, kind);
  const targets: DropTarget[] = isSection ? [{ row: 0, parent: null, after: null }] : [];
  let row = 0;
  let last: string | null = null;
  for (const { block, items } of outline) {
    if (!isSection && mayHold(block.kind, kind)) targets.push(...within(block.id, items, id, row + 1));
    row += 1 + items.length;
    if (block.id !== id) last = block.id;
    if (isSection) targets.push({ row, parent: null, after: last });
  }
  return targets;
}

function within(parent: string, items: readonly Block[], dragged: string, first: number): readonly DropTarget[] {
  const before = (n: number) => items.slice(0, n).findLast((item) => item.id !== dragged)?.id ?? null;
  return Array.from({ length: items.length + 1 }, (_, n) => ({ row: first + n, parent, after: before(n) }));
}
