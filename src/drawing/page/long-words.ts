/** Scripts in which a line ends between any two letters, or nearly so. */
const broken = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The class of a heading whose longest word would not stand in a line at full size, and is broken without a hyphen where a
 * browser has none for the language: "Lebensmittelzutatenkosten".
 */
export function longWordsClass(text: string): 'p-long' | 'p-longer' | undefined {
  const words = text.split(/[\s\u00AD\u2010-\u2015/-]+/u).filter((word) => !broken.test(word));
  const longest = Math.max(0, ...words.map((word) => [...word].length));
  if (longest < 14) return undefined;
  return longest < 19 ? 'p-long' : 'p-longer';
}
