import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import type { PageWords, WordLanguage } from './page-words.ts';
import { pt } from './pt.ts';
import { inLanguage, type Written } from './word-language.ts';

const tables = { en, de, fr, es, it, pt, nl, ja, ar } satisfies Readonly<Record<WordLanguage, PageWords>>;

/** The words of a page in the language that its founder has chosen; in English if none is, or one without words. */
export const wordsOf = (page: Written): PageWords => inLanguage(tables, page);
