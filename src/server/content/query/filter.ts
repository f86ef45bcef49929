import type { FieldType } from '../collections.ts';

export type Operator = '_eq' | '_in' | '_lt' | '_lte' | '_icontains';

/** A condition on items: all of several, or a comparison of one field. `_in` alone has other than one value. */
export type Filter =
  | { readonly kind: 'all'; readonly of: readonly Filter[] }
  | {
      readonly kind: 'compare';
      readonly field: string;
      readonly operator: Operator;
      readonly values: readonly string[];
    };

/** Stands for the moment of the request in comparisons of time. */
export const now = '$NOW';

export const everything: Filter = { kind: 'all', of: [] };

/** Filter operators of Directus for the types of our fields, without the unsupported ones. */
export const operatorsOf: Readonly<Record<FieldType, readonly Operator[]>> = {
  uuid: ['_eq', '_in'],
  string: ['_eq', '_in', '_icontains'],
  text: ['_eq', '_in', '_icontains'],
  timestamp: ['_eq', '_in', '_lt', '_lte'],
};

/** Returns a filter as JSON that Directus reads. */
export function filterToJson(filter: Filter): unknown {
  if (filter.kind === 'all') return { _and: filter.of.map(filterToJson) };
  const { field, operator, values } = filter;
  return { [field]: { [operator]: operator === '_in' ? values : values[0] } };
}
