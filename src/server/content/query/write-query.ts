import { type Collection, fieldTypeOf } from '../collections.ts';
import { type Filter, filterToJson } from './filter.ts';
import type { ItemsQuery, SortKey } from './items-query.ts';

const published: Filter = { kind: 'compare', field: 'status', operator: '_eq', values: ['published'] };

const hasStatus = (collection: Collection): boolean => fieldTypeOf(collection, 'status') !== undefined;

/** The search string that asks another Directus for the same list, and never for a draft. The same query, the same text. */
export function writeListQuery(query: ItemsQuery, collection: Collection): URLSearchParams {
  const search = writeItemQuery(query, collection);
  if (query.sort.length > 0) search.set('sort', query.sort.map(keyOf).join(','));
  search.set('limit', String(query.limit));
  if (query.offset > 0) search.set('offset', String(query.offset));
  if (query.meta.length > 0) search.set('meta', query.meta.join(','));
  if (query.search !== '') search.set('search', query.search);
  return search;
}

/**
 * Like `writeListQuery`, but with only the parameters for a single item. Always asks for the status, so that it can be
 * checked.
 */
export function writeItemQuery({ fields, filter }: ItemsQuery, collection: Collection): URLSearchParams {
  const forced = hasStatus(collection) ? [published] : [];
  const asked = new Set([...fields, ...forced.map(() => 'status')]);
  const search = new URLSearchParams({ fields: [...asked].join(',') });
  const whole: Filter = { kind: 'all', of: [...forced, ...(filter.kind === 'all' ? filter.of : [filter])] };
  if (whole.of.length > 0) search.set('filter', JSON.stringify(filterToJson(whole)));
  return search;
}

/** Whether everybody may see an item; where the collection has no status, always. */
export const isPublished = (item: Readonly<Record<string, unknown>>, collection: Collection): boolean =>
  !hasStatus(collection) || item['status'] === 'published';

const keyOf = ({ field, descending }: SortKey): string => (descending ? `-${field}` : field);
