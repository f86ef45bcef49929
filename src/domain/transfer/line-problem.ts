import type { Rejection } from '../log/decision.ts';

/** Fault of one cell, or of a line as a whole. Only a missing title keeps a line out. Lengths in UTF-16 units. */
export type CellFault =
  | { readonly kind: 'missing' }
  /** The rest is left out; of a title, the whole of it is in the problem. */
  | { readonly kind: 'shortened'; readonly length: number; readonly limit: number }
  | { readonly kind: 'long-tag'; readonly length: number; readonly limit: number }
  | { readonly kind: 'too-many'; readonly count: number; readonly limit: number }
  | { readonly kind: 'no-status'; readonly value: string }
  | { readonly kind: 'no-answer'; readonly value: string }
  | { readonly kind: 'no-date'; readonly value: string }
  | { readonly kind: 'no-rating'; readonly value: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unstorable' }
  | { readonly kind: 'bad-quotes' }
  | { readonly kind: 'extra-cells'; readonly count: number; readonly limit: number }
  | { readonly kind: 'refused'; readonly reason: Rejection };

export interface LineProblem {
  readonly place: number;
  /** The header of the column; null if the whole line is meant. */
  readonly column: string | null;
  readonly fault: CellFault;
}

/** Cuts a refused value to the length that is shown. */
export const shortValue = (value: string): string => (value.length > 40 ? `${value.slice(0, 39)}…` : value);
