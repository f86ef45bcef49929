import * as z from 'zod/mini';
import { text } from '../log/text.ts';
import { markedHtml, readMarkedHtml } from '../text/marked-html.ts';
import { blockKindOf, mayHold } from './block-kinds.ts';
import { cleanFields, isText } from './field-rules.ts';
import { parseInline } from './inline-markdown.ts';
import type { BlockFields } from './page.ts';
import type { PageOutline } from './page-outline.ts';

/** A block and what lies in it, as it was when it was copied. */
export interface CopiedBlock {
  /** Interviews and surveys that it refers to are of this project. */
  readonly projectId: string;
  readonly kind: string;
  readonly fields: BlockFields;
  readonly items: readonly CopiedItem[];
}

type CopiedItem = Pick<CopiedBlock, 'kind' | 'fields'>;

/** Undefined if it is not there. */
export function copyBlock(outline: PageOutline, id: string, projectId: string): CopiedBlock | undefined {
  for (const { block, items } of outline) {
    const { kind, fields } = block;
    if (block.id === id) {
      return { projectId, kind, fields, items: items.map((item) => ({ kind: item.kind, fields: item.fields })) };
    }
    const item = items.find((each) => each.id === id);
    if (item) return { projectId, kind: item.kind, fields: item.fields, items: [] };
  }
  return undefined;
}

/** The attribute that holds a block. */
export const blockMark = 'data-groundwork-block';
const format = { format: 'groundwork-block', version: 1 } as const;

/** In UTF-16 units: more than the largest block takes in base 64, if each sign takes three bytes. */
const sizeMax = 1_000_000;

const fieldValue = z.union([text(10_000), z.boolean(), z.null(), z.array(text(1000))]);
const item = { kind: z.string(), fields: z.record(z.string(), fieldValue) };
const clip = z.strictObject({
  format: z.literal(format.format),
  version: z.number(),
  projectId: z.string(),
  ...item,
  items: z.array(z.strictObject(item)),
});

/** For the clipboard: other programs read the words, this product what the block is. */
export function clipOf(copied: CopiedBlock): { readonly html: string; readonly text: string } {
  const words = [copied, ...copied.items].flatMap(wordsOf).join('\n');
  return { html: markedHtml(blockMark, { ...format, ...copied }, words), text: words };
}

function wordsOf({ kind, fields }: CopiedItem): readonly string[] {
  return Object.entries(blockKindOf(kind)?.fields ?? {}).flatMap(([name, field]) => {
    const value = fields[name];
    if (!isText(field) || typeof value !== 'string' || value === '') return [];
    if (field.kind === 'plain') return [value];
    return [
      parseInline(value)
        .map((run) => run.text)
        .join(''),
    ];
  });
}

/**
 * The block that HTML holds, or why it cannot be had; undefined if it is no block of ours. It is written by whoever wrote
 * to the clipboard: only what a page could hold is read. Never throws.
 */
export function readClip(html: string): CopiedBlock | 'damaged' | 'newer' | undefined {
  if (html.length > sizeMax) return html.includes(`${blockMark}="`) ? 'damaged' : undefined;
  const json = readMarkedHtml(blockMark, html);
  if (json === undefined) return undefined;
  const parsed = clip.safeParse(parsedJson(json));
  if (!parsed.success) return 'damaged';
  const { version, projectId, kind, fields, items } = parsed.data;
  if (version !== format.version) return version > format.version ? 'newer' : 'damaged';
  const known = blockKindOf(kind);
  if (!known) return 'newer';
  const whole = cleanItem({ kind, fields });
  const inside = items.map((each) => (mayHold(kind, each.kind) ? cleanItem(each) : undefined));
  const isWhole = whole && inside.every((each) => each !== undefined) && inside.length <= (known.itemsMost ?? 0);
  return isWhole ? { projectId, ...whole, items: inside } : 'damaged';
}

function cleanItem({ kind, fields }: CopiedItem): CopiedItem | undefined {
  const cleaned = cleanFields(kind, fields);
  return typeof cleaned === 'string' ? undefined : { kind, fields: cleaned };
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
