import type { Block } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { kindLabel } from './labels.ts';

/** A row of the outline: a section, or an item in it. */
export interface OutlineRow {
  readonly block: Block;
  readonly level: 1 | 2;
  /** From 1, among those of the same parent. */
  readonly place: number;
  readonly count: number;
}

export const outlineRows = (outline: PageOutline): readonly OutlineRow[] =>
  outline.flatMap(({ block, items }, n) => [
    { block, level: 1 as const, place: n + 1, count: outline.length },
    ...items.map((item, m) => ({ block: item, level: 2 as const, place: m + 1, count: items.length })),
  ]);

/** What a block says first; empty if it says nothing. */
export function blockText(block: Pick<Block, 'fields'>): string {
  for (const field of ['heading', 'body', 'value', 'price', 'who', 'caption']) {
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
