import type { Filter } from './filter.ts';

export type MetaName = 'total_count' | 'filter_count';

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** A query that was found valid for its collection. */
export interface ItemsQuery {
  /** Never empty. */
  readonly fields: readonly string[];
  readonly filter: Filter;
  readonly sort: readonly SortKey[];
  /** -1: all. */
  readonly limit: number;
  readonly offset: number;
  readonly meta: readonly MetaName[];
  /** Empty: everything. */
  readonly search: string;
}
