import { type Collection, fieldTypeOf } from '../collections.ts';
import { forbiddenField, invalidQuery } from '../directus-error.ts';
import type { ItemsQuery, MetaName, SortKey } from './items-query.ts';
import { readFilter } from './read-filter.ts';
import { listOf, type Parameter, readParameters } from './read-parameters.ts';

const limitByDefault = 100;
const supported = ['fields', 'filter', 'sort', 'limit', 'offset', 'page', 'meta', 'search'];
const metaNames: readonly MetaName[] = ['total_count', 'filter_count'];

/** Reads the search string of `/items/…`. Throws INVALID_QUERY, or FORBIDDEN for a field that is not there. */
export function readQuery(search: string, collection: Collection): ItemsQuery {
  const given = readParameters(search);
  for (const name of given.keys()) {
    if (!supported.includes(name)) throw invalidQuery(`"${name}" is not supported`);
  }
  const limit = readWhole(given, 'limit', -1) ?? limitByDefault;
  const offset = readWhole(given, 'offset', 0);
  const page = readWhole(given, 'page', 0);
  return {
    fields: readFields(given.get('fields'), collection),
    filter: readFilter(given.get('filter'), collection),
    sort: readSort(given.get('sort'), collection),
    limit,
    offset: page ? Math.max(limit, 0) * (page - 1) : (offset ?? 0),
    meta: readMeta(given.get('meta')),
    search: readSearch(given.get('search')),
  };
}

function readFields(given: Parameter | undefined, collection: Collection): string[] {
  const names = listOf(given).map((name) => name.trim());
  if (names.length === 0) return Object.keys(collection.fields);
  // No field leads to another collection, so `*.*` finds no more than `*`.
  const wanted = names.flatMap((name) => (/^\*(\.\*)*$/.test(name) ? Object.keys(collection.fields) : [name]));
  for (const name of wanted) check(name, collection);
  return [...new Set(wanted)];
}

function readSort(given: Parameter | undefined, collection: Collection): SortKey[] {
  return listOf(given).map((text) => {
    const key = text.trim();
    const descending = key.startsWith('-');
    const field = descending ? key.slice(1) : key;
    check(field, collection);
    return { field, descending };
  });
}

function check(field: string, collection: Collection): void {
  if (!fieldTypeOf(collection, field)) throw forbiddenField(field, collection.name);
}

function readWhole(given: ReadonlyMap<string, Parameter>, name: string, min: number): number | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) throw invalidQuery(`"${name}" must be a number`);
  if (!Number.isSafeInteger(number)) throw invalidQuery(`"${name}" must be an integer`);
  if (number < min) throw invalidQuery(`"${name}" must be greater than or equal to ${min}`);
  return number;
}

function readMeta(given: Parameter | undefined): MetaName[] {
  const names = listOf(given);
  return metaNames.filter((name) => names.includes('*') || names.includes(name));
}

function readSearch(given: Parameter | undefined): string {
  if (given instanceof Map) throw invalidQuery('"search" must be a string');
  return given?.trim() ?? '';
}
