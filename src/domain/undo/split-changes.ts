import type { FieldChanges } from './field-change.ts';

/** In bytes of UTF-8; a command may have 512 KiB with all its envelope. */
const partMax = 400 * 1024;

/** The same changes in their order, in as many parts as commands are needed for them; one field is never cut. */
export function splitChanges(changes: FieldChanges): readonly FieldChanges[] {
  const encoder = new TextEncoder();
  const parts: (readonly [string, FieldChanges[string]])[][] = [[]];
  let bytes = 0;
  for (const entry of Object.entries(changes)) {
    const size = encoder.encode(JSON.stringify(entry)).length;
    if (bytes > 0 && bytes + size > partMax) {
      parts.push([]);
      bytes = 0;
    }
    bytes += size;
    parts.at(-1)?.push(entry);
  }
  return parts.map((entries) => Object.fromEntries(entries));
}
