/** With a capital letter first, as a sentence begins. */
export const capitalized = (text: string): string => `${(text[0] ?? '').toUpperCase()}${text.slice(1)}`;
