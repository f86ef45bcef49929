import type { Encoding } from './encoding.ts';

/** Why a file as a whole cannot be imported. Lines count from 1. */
export type TransferFailure =
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'undecodable'; readonly line: number; readonly encoding: Encoding }
  | { readonly kind: 'too-many-columns'; readonly columns: number }
  | { readonly kind: 'too-many-ideas' }
  | { readonly kind: 'quote-never-closed'; readonly line: number }
  | { readonly kind: 'not-json'; readonly line: number | null }
  | { readonly kind: 'no-list' }
  /** A zip without a table or a page. */
  | { readonly kind: 'no-table' }
  | { readonly kind: 'bad-zip' }
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'unexpected' };

const kinds: Readonly<Record<TransferFailure['kind'], true>> = {
  'too-large': true,
  empty: true,
  undecodable: true,
  'too-many-columns': true,
  'too-many-ideas': true,
  'quote-never-closed': true,
  'not-json': true,
  'no-list': true,
  'no-table': true,
  'bad-zip': true,
  'newer-version': true,
  unexpected: true,
};

/** Reads whatever was thrown; what is no such failure is unexpected. */
export function transferFailureOf(reason: unknown): TransferFailure {
  const kind = (reason as { kind?: unknown } | null | undefined)?.kind;
  return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? (reason as TransferFailure) : { kind: 'unexpected' };
}
