import type { Block } from './page.ts';
import type { PageOutline } from './page-outline.ts';
import type { NewBlock } from './page-templates.ts';

/** A copy of a block and of what lies in it, right behind it; nothing if it is not there. */
export function duplicateBlocks(outline: PageOutline, id: string, newId: () => string): readonly NewBlock[] {
  const copyOf = ({ kind, parent, fields, in: version }: Block, after: string | undefined): NewBlock => ({
    ...{ id: newId(), kind, parent, fields: fields as NewBlock['fields'], in: version },
    ...(after !== undefined && { after }),
  });
  for (const { block, items } of outline) {
    if (block.id === id) {
      const section = copyOf(block, id);
      return [section, ...items.map((item) => ({ ...copyOf(item, undefined), parent: section.id }))];
    }
    const item = items.find((each) => each.id === id);
    if (item) return [copyOf(item, id)];
  }
  return [];
}
