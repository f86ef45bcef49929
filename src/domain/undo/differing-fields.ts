import { sameJson } from '../log/same-json.ts';
import type { FieldChange, Fields } from './field-change.ts';

type Field = readonly [name: string, value: Fields[string]];

/**
 * Yields the changes that lead one part of a document back to how it was, for fields that differ as JSON. Leaves fields
 * that only one of the two has as they are: a part that comes back has the fields that it was removed with.
 */
export function* differingFields(
  before: readonly Field[],
  after: readonly Field[],
): Generator<readonly [name: string, change: FieldChange]> {
  const earlier = new Map(before);
  for (const [name, from] of after) {
    const to = earlier.get(name);
    if (to !== undefined && !sameJson(to, from)) yield [name, { from, to }];
  }
}
