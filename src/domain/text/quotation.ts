/**
 * Quotes a person's whole text as a part of a sentence: its own quotes become single ones, and a full stop at its end
 * goes, as the sentence has one.
 */
export const quotation = (text: string): string =>
  `“${text
    .replace(/(?<![.…])\.$/, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')}”`;
