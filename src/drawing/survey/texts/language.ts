import type { SurveyLanguage } from '#domain/survey/survey.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { SurveyTexts } from './survey-texts.ts';

const byLanguage: Readonly<Record<SurveyLanguage, SurveyTexts>> = {
  ...{ english: en, german: de, french: fr, spanish: es },
  ...{ japanese: ja, arabic: ar },
};
const languages = Object.values(byLanguage);

/** Without its region. */
export const languageOf = ({ lang }: Pick<SurveyTexts, 'lang'>): string => lang.slice(0, 2);

/**
 * The texts in the language of the survey, if it says one. Else in the language that a browser wants most of those that
 * there are, by `Accept-Language`; English for all others. https://www.rfc-editor.org/rfc/rfc9110#field.accept-language
 */
export function textsFor(accepted: string | undefined, language?: SurveyLanguage | null): SurveyTexts {
  if (language && Object.hasOwn(byLanguage, language)) return byLanguage[language];
  const wanted = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='));
      return { lang: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { lang } of wanted) {
    const found = languages.find((texts) => languageOf(texts) === lang);
    if (found) return found;
  }
  return en;
}
