/** A bullet, with a box behind it or not. */
const bullet = /^(?:[-*+•‣◦▪–—]\s+(?:\[[ xX]?\]\s+)?)(?=\S)/u;
/** A place in a list: `1.`, `2)`. */
const ordinal = /^\(?\d{1,3}[.)]\s+(?=\S)/u;

/** A line without the bullet before it. */
export const dropBullet = (line: string): string => line.replace(bullet, '');

/** Lines that were pasted, without the marks of the list that they were. A number is one where another line has one too. */
export function dropListMarks(lines: readonly string[]): readonly string[] {
  const isNumbered = lines.filter((line) => ordinal.test(line)).length > 1;
  return lines.map((line) => dropBullet(isNumbered ? line.replace(ordinal, '') : line));
}
