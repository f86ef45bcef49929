export interface Titled {
  readonly id: string;
  readonly title: string;
}

/** The first `most` whose title holds the words that were typed: at its beginning, then at a word's, then anywhere. Nothing typed, nothing found. */
export function findTitles<T extends Titled>(all: readonly T[], query: string, most: number): readonly T[] {
  const wanted = query.trim().toLowerCase().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  const ranks: readonly [T[], T[], T[]] = [[], [], []];
  for (const each of all) {
    const at = each.title.toLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const rank = ranks[at === 0 ? 0 : /[\p{L}\p{N}]/u.test(each.title.charAt(at - 1)) ? 2 : 1];
    if (rank.length < most) rank.push(each);
  }
  return ranks.flat().slice(0, most);
}
