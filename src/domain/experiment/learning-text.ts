import { asSentence } from '../text/as-sentence.ts';

/** How the sentence of a learning card begins, before what its founder writes. */
const opening = /^\s*(?:so,?\s+)?we(?:\s+will|['’]ll)\b[\s…:,.]*/iu;

/** Strips the opening "So we will" that a founder may have written again. */
export const withoutOpening = (text: string): string => text.replace(opening, '');

/** "So we will ask for money." Nothing for an empty text. */
export const learningSentence = (learning: string): string =>
  learning === ''
    ? ''
    : asSentence(`So we will ${learning.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`);
