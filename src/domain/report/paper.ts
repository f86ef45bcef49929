/** Paper sizes of a PDF. */
export const papers = ['a4', 'us-letter'] as const;
export type Paper = (typeof papers)[number];

/** Where paper is cut to letter size: https://en.wikipedia.org/wiki/Letter_(paper_size) */
const letterRegions = /-(US|CA|MX|CL|CO|PH|VE|GT|CR|NI|SV|DO|PA|PR)\b/;

/**
 * Returns the paper that readers of a language are likely to print on; `language` in the form of `navigator.language`:
 * `en-US`.
 */
export const paperOf = (language: string): Paper => (letterRegions.test(language) ? 'us-letter' : 'a4');
