const mustBeQuoted = /[,;"\n\r]/;

/** Tags in one cell, with commas between them. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => (mustBeQuoted.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ');
}

const quoted = /\s*"((?:[^"]|"")*)"\s*(?:[,;\n]|$)/y;
const plain = /([^,;\n]*)(?:[,;\n]|$)/y;

/** Takes commas, semicolons and new lines between tags, and quotation marks around those that hold one. */
export function splitTags(cell: string): readonly string[] {
  const tags: string[] = [];
  for (let at = 0; at < cell.length; ) {
    quoted.lastIndex = at;
    const inQuotes = quoted.exec(cell);
    plain.lastIndex = at;
    const found = inQuotes ?? plain.exec(cell);
    if (!found) break;
    at += found[0].length;
    const tag = (inQuotes ? (found[1] ?? '').replaceAll('""', '"') : (found[1] ?? '')).trim();
    if (tag !== '') tags.push(tag);
  }
  return tags;
}
