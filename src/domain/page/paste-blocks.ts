import type { Block } from './page.ts';
import type { OutlineSection, PageOutline } from './page-outline.ts';
import { placeForNew } from './page-outline.ts';
import type { NewBlock } from './page-templates.ts';

/** A block and what lies in it, as it was when it was copied. */
export type CopiedBlock = OutlineSection;

/** Undefined if it is not there. */
export function copyBlock(outline: PageOutline, id: string): CopiedBlock | undefined {
  for (const section of outline) {
    if (section.block.id === id) return section;
    const item = section.items.find((each) => each.id === id);
    if (item) return { block: item, items: [] };
  }
  return undefined;
}

/**
 * The same block on this page, behind the one that is selected; in both versions, as the page may have only one. Nothing if
 * nothing there can hold it.
 */
export function pasteBlock(
  { block, items }: CopiedBlock,
  outline: PageOutline,
  selected: string | null,
  newId: () => string,
): readonly NewBlock[] {
  const place = placeForNew(outline, block.kind, selected);
  if (!place) return [];
  const pasted = { ...anew(block, newId), ...place };
  return [pasted, ...items.map((item) => ({ ...anew(item, newId), parent: pasted.id }))];
}

const anew = ({ kind, parent, fields }: Block, newId: () => string): NewBlock => ({
  ...{ id: newId(), kind, parent, fields: fields as NewBlock['fields'] },
});
