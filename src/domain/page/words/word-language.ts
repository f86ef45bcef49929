import type { PageSettings } from '../page.ts';
import { english } from '../page-language.ts';
import { type WordLanguage, wordLanguages } from './page-words.ts';

export type Written = Pick<PageSettings, 'language'>;

/** The language of the words of a page that its founder did not write: the one that was chosen, or English. */
export function wordLanguageOf({ language }: Written): WordLanguage {
  return wordLanguageIn((language ?? '').split('-')[0]);
}

/** Reads the language that a link in a mail says; English for whatever else is there. */
export const wordLanguageIn = (text: string | undefined): WordLanguage =>
  wordLanguages.find((each) => each === text) ?? english;

export const inLanguage = <Words>(tables: Readonly<Record<WordLanguage, Words>>, page: Written): Words =>
  tables[wordLanguageOf(page)];
