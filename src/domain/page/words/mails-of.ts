import { arMails as ar } from './ar.ts';
import { deMails as de } from './de.ts';
import { enMails as en } from './en.ts';
import { esMails as es } from './es.ts';
import { frMails as fr } from './fr.ts';
import { itMails as it } from './it.ts';
import { jaMails as ja } from './ja.ts';
import { nlMails as nl } from './nl.ts';
import type { MailWords, WordLanguage } from './page-words.ts';
import { ptMails as pt } from './pt.ts';

const tables = { en, de, fr, es, it, pt, nl, ja, ar } satisfies Readonly<Record<WordLanguage, MailWords>>;

/** The words of mails to people, in the language in which they read the page or survey. */
export const mailsIn = (language: WordLanguage): MailWords => tables[language];
