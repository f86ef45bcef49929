import { surelyLanguage } from '../../page/page-language.ts';
import type { SurveyLanguage } from '../survey.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import type { SurveyTemplateWords } from './survey-template-words.ts';

export const templateWords: Readonly<Record<SurveyLanguage, SurveyTemplateWords>> = {
  english,
  german,
  spanish,
  french,
  japanese,
  arabic,
};

const byCode: Readonly<Record<string, SurveyLanguage>> = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  ja: 'japanese',
  ar: 'arabic',
};

/** The language of a new survey's questions: that in which its idea is written, if it is beyond doubt, or else English. */
export function languageOfIdea(idea: Readonly<Record<'title' | 'problem' | 'pitch', string>>): SurveyLanguage {
  return byCode[surelyLanguage([idea.title, idea.problem, idea.pitch].join('\n')) ?? ''] ?? 'english';
}
