export interface LabelMatch {
  /** The lower the better: 0 begins the label, 1 a word of it, 2 follows the beginnings of words, 3 stands anywhere. */
  readonly rank: 0 | 1 | 2 | 3;
  /** Where in the label the letters of the query stand. */
  readonly hits: readonly number[];
}

/** How a label fits what was typed: as a part of it or by the beginnings of its words; null if it does not. */
export function matchLabel(label: string, query: string): LabelMatch | null {
  const text = label.toLowerCase();
  const wanted = query.trim().toLowerCase().replace(/\s+/g, ' ');
  const run = (start: number) => Array.from(wanted, (_, offset) => start + offset);
  const first = text.indexOf(wanted);
  if (first === 0) return { rank: 0, hits: run(0) };
  const inside = startsOfWords(text).find((start) => text.startsWith(wanted, start));
  if (inside !== undefined) return { rank: 1, hits: run(inside) };
  const hits = byBeginnings(text, wanted.replaceAll(' ', ''), -2);
  if (hits) return { rank: 2, hits };
  return first > 0 ? { rank: 3, hits: run(first) } : null;
}

const startsOfWords = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);

/** Each letter goes on with the word that it is in, or begins a later one. */
function byBeginnings(text: string, letters: string, last: number): number[] | null {
  if (letters === '') return [];
  for (const at of [last + 1, ...startsOfWords(text).filter((start) => start > last + 1)]) {
    if (text[at] !== letters[0]) continue;
    const rest = byBeginnings(text, letters.slice(1), at);
    if (rest) return [at, ...rest];
  }
  return null;
}
