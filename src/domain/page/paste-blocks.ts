import { blockKindOf } from './block-kinds.ts';
import { newBlocks } from './block-rules.ts';
import { type CopiedBlock, readClip } from './copied-block.ts';
import { cleanText } from './field-rules.ts';
import { writeInline } from './inline-markdown.ts';
import type { BlockFields, Page } from './page.ts';
import { type PageOutline, placeForNew } from './page-outline.ts';
import type { NewBlock } from './page-templates.ts';

export interface PasteTarget {
  readonly page: Page;
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly newId: () => string;
}

export type PasteRefusal =
  /** There is nothing that a page can take. */
  | { readonly reason: 'nothing' | 'damaged' | 'newer' | 'page-full' }
  /** No block that is selected can hold one of that kind. */
  | { readonly reason: 'misplaced'; readonly block: string }
  | { readonly reason: 'too-long'; readonly length: number; readonly most: number };

export type Pasted =
  | { readonly kind: 'placed'; readonly blocks: readonly [NewBlock, ...NewBlock[]] }
  | ({ readonly kind: 'refused' } & PasteRefusal);

const refused = (refusal: PasteRefusal): Pasted => ({ ...refusal, kind: 'refused' });

/** Turns the clipboard into blocks: a block that was copied from a page, or text. Its markup is never read. */
export function pasteClip(
  { html, text }: { readonly html: string; readonly text: string },
  target: PasteTarget,
): Pasted {
  const copied = readClip(html);
  if (typeof copied === 'string') return refused({ reason: copied });
  if (copied) return pasteBlock(copied, target);
  if (text.replaceAll('\u0000', '').trim() === '') return refused({ reason: 'nothing' });
  return pasteText(text, target);
}

/** A block for an image that is on its way. */
export const pasteImage = (target: PasteTarget): Pasted => place({ kind: 'picture', fields: {} }, [], target);

/** The same block on this page, behind the one that is selected; in both versions, as the page may have only one. */
export function pasteBlock({ projectId, kind, fields, items }: CopiedBlock, target: PasteTarget): Pasted {
  const isSame = projectId === target.page.projectId;
  const here = (of: string, all: BlockFields) => (isSame ? all : withoutReferences(of, all));
  return place(
    { kind, fields: here(kind, fields) },
    items.map((item) => ({ kind: item.kind, fields: here(item.kind, item.fields) })),
    target,
  );
}

/** Interviews and surveys of another project are none of this one's. */
const withoutReferences = (kind: string, fields: BlockFields): BlockFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => blockKindOf(kind)?.fields[name]?.kind !== 'reference'));

/** Words that were not written as Markdown. */
function pasteText(text: string, target: PasteTarget): Pasted {
  const field = blockKindOf('text')?.fields['body'];
  if (field?.kind !== 'rich') throw new Error('A text has paragraphs');
  const body = cleanText(field, plainProse(text));
  if (body === undefined) return refused({ reason: 'too-long', length: text.trim().length, most: field.max });
  return place({ kind: 'text', fields: { body } }, [], target);
}

/** Without what no store keeps. */
const plainProse = (words: string): string =>
  writeInline([{ text: words.toWellFormed().replaceAll('\u0000', ''), bold: false, italic: false, link: null }]);

interface Sketch {
  readonly kind: string;
  readonly fields: BlockFields;
}

function place(sketch: Sketch, items: readonly Sketch[], { page, outline, selected, newId }: PasteTarget): Pasted {
  const at = placeForNew(outline, sketch.kind, selected);
  if (!at) return refused({ reason: 'misplaced', block: sketch.kind });
  const made = ({ kind, fields }: Sketch, parent: string | null): NewBlock => ({
    ...{ id: newId(), kind, parent, fields: fields as NewBlock['fields'] },
  });
  const section = { ...made(sketch, at.parent), after: at.after };
  const blocks: readonly [NewBlock, ...NewBlock[]] = [section, ...items.map((item) => made(item, section.id))];
  const placed = newBlocks(page, blocks);
  if (typeof placed !== 'string') return { kind: 'placed', blocks };
  // What does not fit its kind was made by a build that knows more of it.
  return refused({ reason: placed === 'page-full' ? 'page-full' : 'newer' });
}
