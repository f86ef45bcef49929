import type { Json } from './json.ts';

/** Equal as JSON: the order of members does not count, since the database keeps its own; absent members are none. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, n) => sameJson(each, b[n]));
  }
  const [left, right] = [a, b] as unknown as [Record<string, Json | undefined>, Record<string, Json | undefined>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameJson(left[key], right[key]));
}
