import { arAnswers as ar } from './ar.ts';
import { deAnswers as de } from './de.ts';
import { enAnswers as en } from './en.ts';
import { esAnswers as es } from './es.ts';
import { frAnswers as fr } from './fr.ts';
import { itAnswers as it } from './it.ts';
import { jaAnswers as ja } from './ja.ts';
import { nlAnswers as nl } from './nl.ts';
import type { AnswerWords, WordLanguage } from './page-words.ts';
import { ptAnswers as pt } from './pt.ts';
import { inLanguage, type Written } from './word-language.ts';

const tables = { en, de, fr, es, it, pt, nl, ja, ar } satisfies Readonly<Record<WordLanguage, AnswerWords>>;

/** The words with which the visitors of a page are answered, in the language of its other words. */
export const answersOf = (page: Written): AnswerWords => inLanguage(tables, page);
