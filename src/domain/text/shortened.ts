/** A text of at most so many UTF-16 units: one that is longer is cut after a word, if there is one, and ends with dots. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // No half of a letter.
  const cut = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const word = cut.lastIndexOf(' ');
  return `${(word > 0 ? cut.slice(0, word) : cut).replace(/[\s,;:]+$/u, '')}…`;
}
