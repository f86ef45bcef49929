import type { Rejection } from '../log/decision.ts';
import { oneLine } from '../text/one-line.ts';
import { blockKindOf, type FieldKind, lookField } from './block-kinds.ts';
import { parseInline, writeInline } from './inline-markdown.ts';
import type { BlockFields, FieldValue } from './page.ts';

/** Returns the kind of value that a field of a block holds; undefined if the block's kind has no such field. */
export function fieldOf(kind: string, name: string): FieldKind | undefined {
  const block = blockKindOf(kind);
  if (!block) return undefined;
  if (name === lookField) return { kind: 'choice', options: block.looks };
  return Object.hasOwn(block.fields, name) ? block.fields[name] : undefined;
}

/** Returns the value in the form in which it is stored; undefined if it does not fit the field. */
export function cleanValue(field: FieldKind, value: FieldValue): FieldValue | undefined {
  switch (field.kind) {
    case 'plain':
      return typeof value === 'string' ? cleanText(field, value) : undefined;
    case 'rich':
      return typeof value === 'string' ? cleanText(field, value) : undefined;
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'picture':
    case 'reference':
      return value === null || (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)) ? value : undefined;
    case 'lines': {
      if (typeof value !== 'object' || value === null || value.length > field.most) return undefined;
      const lines = value.map(oneLine).filter((line) => line !== '');
      return lines.every((line) => line.length <= field.max) ? lines : undefined;
    }
  }
}

/** A text as it is kept: one line, or paragraphs whose marks are written in one way. Undefined if it is too long. */
export function cleanText(field: FieldKind & { readonly kind: 'plain' | 'rich' }, raw: string): string | undefined {
  const text = field.kind === 'plain' ? oneLine(raw) : paragraphs(raw);
  return text.length <= field.max ? text : undefined;
}

export const isText = (field: FieldKind): field is FieldKind & { readonly kind: 'plain' | 'rich' } =>
  field.kind === 'plain' || field.kind === 'rich';

/** Fields as a new block has them: what is not given is empty. */
export function cleanFields(kind: string, given: BlockFields): BlockFields | Rejection {
  const block = blockKindOf(kind);
  if (!block) return 'invalid-data';
  const fields: Record<string, FieldValue> = { [lookField]: block.looks[0] };
  for (const [name, field] of Object.entries(block.fields)) fields[name] = emptyValue(field);
  for (const [name, value] of Object.entries(given)) {
    const field = fieldOf(kind, name);
    const cleaned = field && cleanValue(field, value);
    if (cleaned === undefined) return 'invalid-data';
    fields[name] = cleaned;
  }
  return fields;
}

function emptyValue(field: FieldKind): FieldValue {
  switch (field.kind) {
    case 'plain':
    case 'rich':
      return '';
    case 'choice':
      return field.options[0];
    case 'flag':
      return false;
    case 'picture':
    case 'reference':
      return null;
    case 'lines':
      return [];
  }
}

const paragraphs = (raw: string): string =>
  raw
    .replace(/\r\n?/gu, '\n')
    .split(/\n{2,}/u)
    .map((paragraph) => writeInline(parseInline(paragraph.replace(/[^\S\n]+/gu, ' ').trim())))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
