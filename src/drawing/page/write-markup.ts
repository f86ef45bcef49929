import { readableText } from '../readable-text.ts';
import type { Markup, MarkupElement, WithToken } from './markup.ts';

/** Stands for the token of the visit. No text holds it, since `htmlText` takes control characters out. */
export const tokenMark = '\u0001';

const childless = new Set(['br', 'img', 'input']);

/** HTML in which every text and every value is escaped. */
export function writeMarkup(markup: Markup): string {
  if (typeof markup === 'string') return htmlText(markup);
  const { tag, children } = markup;
  const begin = `<${tag}${written(markup)}>`;
  return childless.has(tag) ? begin : `${begin}${children.map(writeMarkup).join('')}</${tag}>`;
}

const written = ({ attributes }: MarkupElement): string =>
  Object.entries(attributes)
    .map(([name, value]: [string, string | number | boolean | WithToken | undefined]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${valueText(value)}"`;
    })
    .join('');

const valueText = (value: string | number | WithToken): string =>
  typeof value === 'object' ? `${htmlText(value.before)}${tokenMark}` : htmlText(String(value));

/** A text for HTML, also between quotes: without characters that HTML does not allow, escaped or not. */
export const htmlText = (text: string): string =>
  readableText(text)
    .replace(/\p{Noncharacter_Code_Point}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
