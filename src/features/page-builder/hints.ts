import { blockKindOf } from '#domain/page/block-kinds.ts';
import { isText } from '#domain/page/field-rules.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { fieldLabel } from './labels.ts';

/** Sign at the beginning of a text that only the editor shows; no font has it. */
const mark = '\uE000';

const hinted = new WeakMap<ContentBlock, ContentBlock>();

/** A section with the names of its empty texts where they would stand, so that they can be typed there. */
export function withHints(block: ContentBlock): ContentBlock {
  const known = hinted.get(block) ?? hintedAnew(block);
  hinted.set(block, known);
  return known;
}

function hintedAnew(block: ContentBlock): ContentBlock {
  const hints = Object.entries(blockKindOf(block.kind)?.fields ?? {}).flatMap(([name, field]) =>
    isText(field) && !field.isSilent && textOf(block, name) === ''
      ? [[name, mark + fieldLabel(block.kind, name)] as const]
      : [],
  );
  return { ...block, fields: { ...block.fields, ...Object.fromEntries(hints) }, items: block.items.map(withHints) };
}

/** Text of a hint; undefined for a text of the page. */
export const hintIn = (text: string): string | undefined => (text.startsWith(mark) ? text.slice(1) : undefined);
