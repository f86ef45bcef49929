import { quoted } from '../text/quoted.ts';

/** How a number may be written, for one that is typed or pasted. */
export interface NumberWriting {
  /** Decimals that make sense: 0 for people, 2 for euros. What three digits after a dot mean depends on it. */
  readonly decimals: number;
  /** Signs that may stand before or after it and change nothing: "%", "€", "EUR". */
  readonly signs: readonly string[];
}

/** `note` says what was understood, wherever it could have been meant otherwise. */
export type ReadNumber =
  | { readonly kind: 'read'; readonly value: number; readonly note: string | null }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly words: string };

/** In UTF-16 units; no number that makes sense is longer. */
const longest = 60;
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 });
const thousands: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, bn: 1e9 };

/**
 * Reads a number as people write it: 1500, 1,500, 1.500,75, 1 500, 1’500, 300k, 2.5e6. A comma or a dot before exactly three
 * digits may separate thousands or decimals; the answer then says how it was read.
 */
export function readNumber(raw: string, { decimals, signs }: NumberWriting): ReadNumber {
  const typed = raw.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (typed === '') return { kind: 'empty' };
  if (typed.length > longest) return wrong('That’s too long for a number.');
  const bare = withoutSigns(typed, signs);
  const match = /^([+-]?)(\d[\d\s.,'’]*|[.,]\d+)(?:e([+-]?\d{1,4}))?\s*(k|m|bn?)?$/i.exec(
    bare.replace(/^[-−–]\s*/, '-'),
  );
  if (!match) return wrong(`${quoted(typed)} isn’t a number. Write it like 1234.5.`);
  const [, sign = '', digits = '', exponent = '', unit = ''] = match;
  const grouped = plainDigits(digits.trim(), decimals);
  if (grouped === null) return wrong(`${quoted(typed)} can’t be read as one number. Write it like 1234.5.`);
  const factor = thousands[unit.toLowerCase()] ?? 1;
  const size = Number(`${grouped.digits}${exponent === '' ? '' : `e${exponent}`}`) * factor;
  // Minus nothing is nothing.
  const value = sign === '-' && size !== 0 ? -size : size;
  return { kind: 'read', value, note: noteOn(bare, value, grouped.other) };
}

/** Null if it can only have been meant so. */
function noteOn(bare: string, value: number, other: PlainDigits['other']): string | null {
  if (!Number.isFinite(value)) return null;
  const shown = plain.format(value);
  if (other !== null) return `Read as ${shown}. If you meant ${plain.format(other)}, write ${other}.`;
  return (Number(bare) === value && !/e/i.test(bare)) || bare === shown ? null : `Read as ${shown}.`;
}

const wrong = (words: string): ReadNumber => ({ kind: 'wrong', words });

function withoutSigns(typed: string, signs: readonly string[]): string {
  let text = typed;
  for (const sign of signs) {
    if (text.toLowerCase().startsWith(sign.toLowerCase())) text = text.slice(sign.length).trim();
    else if (/^[+-−–]/u.test(text) && text.slice(1).trim().toLowerCase().startsWith(sign.toLowerCase()))
      text = `${text[0]}${text.slice(1).trim().slice(sign.length).trim()}`;
    else if (text.toLowerCase().endsWith(sign.toLowerCase())) text = text.slice(0, -sign.length).trim();
  }
  return text;
}

interface PlainDigits {
  /** Digits in the form that `Number` reads. */
  readonly digits: string;
  /** The other number that may have been meant; null if there is none. */
  readonly other: number | null;
}

/** Null if the signs between digits don't make one number. */
function plainDigits(text: string, decimals: number): PlainDigits | null {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return joined(text, '', null);
  if (first !== last) {
    // Of two different marks the last is the decimal one, and stands once.
    const at = text.lastIndexOf(last);
    return joined(text.slice(0, at), text.slice(at + 1), first);
  }
  if (marks.length > 1) return joined(text, '', first);
  const [whole = '', rest = ''] = text.split(first);
  const isGroup = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);
  if (!isGroup) return joined(whole, rest, null);
  const asThousands = { digits: `${whole}${rest}`, other: null };
  const asDecimal = `${whole}.${rest}`;
  if (first === ',' && decimals >= 3) return { ...asThousands, other: Number(asDecimal) };
  if (first === ',' || decimals < 3) return asThousands;
  return { digits: asDecimal, other: Number(`${whole}${rest}`) };
}

/** Digits whose groups of three are separated by one sign alone. */
function joined(whole: string, rest: string, group: string | null): PlainDigits | null {
  if (!/^\d*$/.test(rest)) return null;
  const groups = whole.split(group ?? /[\s'’]/);
  const isGrouped = groups.every((each, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(each));
  if (groups.length > 1 && !isGrouped) return null;
  if (groups.length === 1 && !/^\d*$/.test(whole)) return null;
  const digits = groups.join('');
  return digits === '' && rest === '' ? null : { digits: `${digits || '0'}.${rest || '0'}`, other: null };
}
