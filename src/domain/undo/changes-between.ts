import { sameJson } from '../log/same-json.ts';
import type { FieldChange, FieldChanges, Fields } from './field-change.ts';

/** What would lead from `after` back to `before`; undefined where they do not differ. */
export function changesBetween(before: Fields, after: Fields): FieldChanges | undefined {
  const changes: Record<string, FieldChange> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const to = before[name] ?? null;
    const from = after[name] ?? null;
    if (!sameJson(from, to)) changes[name] = { from, to };
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
