import { arTemplate } from './ar.ts';
import { deTemplate } from './de.ts';
import { enTemplate } from './en.ts';
import { esTemplate } from './es.ts';
import { frTemplate } from './fr.ts';
import { itTemplate } from './it.ts';
import { jaTemplate } from './ja.ts';
import { nlTemplate } from './nl.ts';
import type { TemplateWords, WordLanguage } from './page-words.ts';
import { ptTemplate } from './pt.ts';

/** The words of templates in each language. */
export const templateTexts: Readonly<Record<WordLanguage, TemplateWords>> = {
  en: enTemplate,
  de: deTemplate,
  fr: frTemplate,
  es: esTemplate,
  it: itTemplate,
  pt: ptTemplate,
  nl: nlTemplate,
  ja: jaTemplate,
  ar: arTemplate,
};
