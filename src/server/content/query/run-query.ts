import type { Collection } from '../collections.ts';
import type { Item, ItemList } from '../content-source.ts';
import { type Filter, now } from './filter.ts';
import type { ItemsQuery, SortKey } from './items-query.ts';

/** Answers a query from items in memory, each of which holds every field of the collection. */
export function runQuery(items: readonly Item[], collection: Collection, query: ItemsQuery, at: Date): ItemList {
  const found = items.filter((item) => matches(item, query.filter, collection, at) && holds(item, query, collection));
  const sorted = found.toSorted(orderBy([...query.sort, { field: 'id', descending: false }], collection));
  const { limit, offset } = query;
  const data = sorted.slice(offset, limit === -1 ? undefined : offset + limit).map((item) => pick(item, query.fields));
  const counts = { total_count: items.length, filter_count: found.length };
  if (query.meta.length === 0) return { data };
  return { meta: Object.fromEntries(query.meta.map((name) => [name, counts[name]])), data };
}

/** Just the fields that were asked for, in the order in which they were. */
export const pick = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));

function matches(item: Item, filter: Filter, collection: Collection, at: Date): boolean {
  if (filter.kind === 'all') return filter.of.every((part) => matches(item, part, collection, at));
  const { field, operator, values } = filter;
  const value = sortable(item, field, collection);
  if (value === undefined) return false;
  const wanted = values.map((text) => comparable(text === now ? at.toISOString() : text, field, collection));
  if (operator === '_lt') return wanted.every((limit) => value < limit);
  if (operator === '_lte') return wanted.every((limit) => value <= limit);
  if (operator === '_icontains') return wanted.every((part) => contains(String(value), String(part)));
  return wanted.includes(value);
}

/** Directus searches every text for the words as they stand. */
function holds(item: Item, { search }: ItemsQuery, collection: Collection): boolean {
  if (search === '') return true;
  return Object.entries(collection.fields).some(
    ([field, type]) => (type === 'string' || type === 'text') && contains(String(item[field] ?? ''), search),
  );
}

function orderBy(keys: readonly SortKey[], collection: Collection): (one: Item, other: Item) => number {
  return (one, other) => {
    for (const { field, descending } of keys) {
      const [a, b] = [sortable(one, field, collection) ?? '', sortable(other, field, collection) ?? ''];
      if (a !== b) return a < b !== descending ? -1 : 1;
    }
    return 0;
  };
}

function sortable(item: Item, field: string, collection: Collection): string | number | undefined {
  const value = item[field];
  return typeof value === 'string' ? comparable(value, field, collection) : undefined;
}

const comparable = (text: string, field: string, collection: Collection): string | number =>
  collection.fields[field] === 'timestamp' ? Date.parse(text) : text;

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
