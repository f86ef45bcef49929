/** The most letters that are shown. */
const max = 60;

/** A title, or something else that was written, in quotes: at most its first 60 letters, on one line. */
export function quoted(text: unknown): string {
  const letters = Array.from(typeof text === 'string' ? text.trim().replaceAll(/\s+/g, ' ') : '');
  const shown = letters.length > max ? [...letters.slice(0, max - 1), '…'] : letters;
  return `“${shown.join('')}”`;
}
