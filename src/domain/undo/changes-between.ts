import { sameJson } from '../log/same-json.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import type { FieldChange, FieldChanges, Fields } from './field-change.ts';

/**
 * Returns the changes that lead a stream from `after` back to `before`, field by field; undefined if nothing differs,
 * or if the stream does not exist after. A stream that did not exist before is led to the state that an undo of its
 * beginning leaves.
 */
export function changesBetween(stream: string, before: unknown, after: unknown): FieldChanges | undefined {
  const kind = kindOfStream(stream);
  if (!kind || after === undefined) return undefined;
  const earlier = before ?? kind.unbegun(after);
  if (!kind.differences) return differing(kind.fields(earlier), kind.fields(after));
  const changes = Object.fromEntries(kind.differences(earlier, after));
  return Object.keys(changes).length === 0 ? undefined : changes;
}

function differing(before: Fields, after: Fields): FieldChanges | undefined {
  const changes: Record<string, FieldChange> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const to = before[name] ?? null;
    const from = after[name] ?? null;
    if (!sameJson(from, to)) changes[name] = { from, to };
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
