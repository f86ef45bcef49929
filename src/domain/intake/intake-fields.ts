import type { Json } from '../log/json.ts';
import { eachPart } from '../log/parts.ts';
import type { Fields } from '../undo/field-change.ts';
import type { Intake } from './intake.ts';

const prefix = 'excluded:';

/** What an undo can bring back: which entries were excluded, and why. */
export const intakeFields = ({ entries }: Intake): Fields =>
  Object.fromEntries([...eachPart(entries)].map(({ id, excludedFor }) => [`${prefix}${id}`, excludedFor]));

/** The wanted fields as what is to be said of each entry; undefined for fields of another build. */
export function wantedExclusions(
  wanted: Readonly<Record<string, Json>>,
): readonly (readonly [entryId: string, reason: string | null])[] | undefined {
  const found: [string, string | null][] = [];
  for (const [name, value] of Object.entries(wanted)) {
    if (!name.startsWith(prefix) || (value !== null && typeof value !== 'string')) return undefined;
    found.push([name.slice(prefix.length), value]);
  }
  return found;
}
