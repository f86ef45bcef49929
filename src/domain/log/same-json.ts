import type { Json, JsonObject } from './json.ts';

/** Equal as JSON: the order of members does not count, since the database keeps its own; absent members are none. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, n) => sameJson(each, b[n]));
  }
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    sameJson(memberOf(a, key), memberOf(b, key)),
  );
}

const memberOf = (object: object, name: string): Json | undefined => (object as JsonObject)[name];
