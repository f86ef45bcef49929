import type { PageSettings } from './page.ts';
import type { ContentBlock } from './page-content.ts';
import { isPageTheme } from './page-theme.ts';

/** Languages that a founder can choose from, by BCP 47. */
export const pageLanguages = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro'] as const),
  ...(['tr', 'vi', 'id', 'el', 'ru', 'uk', 'bg', 'ar', 'fa', 'he', 'hi', 'th', 'ja', 'ko', 'zh'] as const),
] as const;
export type PageLanguage = (typeof pageLanguages)[number];
export const english = 'en' satisfies PageLanguage;

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

type Written = Pick<PageSettings, 'language' | 'theme' | 'title'> & { readonly blocks: readonly ContentBlock[] };

/** The language of a page: as it was set; else, on a page with a theme, what its texts look like; else English. */
export function languageOf({ language, theme, title, blocks }: Written): string {
  if (language) return language;
  return isPageTheme(theme) ? guessedLanguage([title, ...blocks.flatMap(textsIn)].join('\n')) : english;
}

const textsIn = ({ fields, items }: ContentBlock): readonly string[] => [
  ...['heading', 'body'].flatMap((name) => (typeof fields[name] === 'string' ? [fields[name]] : [])),
  ...items.flatMap(textsIn),
];

/** Scripts, each with the language that is meant by it; the first that holds two in five letters is taken. */
const byScript: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, (text) => (/[\u3040-\u30ff]/u.test(text) ? 'ja' : 'zh')],
  [/\p{Script=Arabic}/gu, (text) => (/[پچژگ]/u.test(text) ? 'fa' : 'ar')],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [/\p{Script=Cyrillic}/gu, (text) => (/[іїєґ]/iu.test(text) ? 'uk' : 'ru')],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Thai}/gu, () => 'th'],
  [/\p{Script=Devanagari}/gu, () => 'hi'],
];
const enough = 0.4;

/** Small words that only one of these languages has many of. */
const smallWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'for', 'your', 'with', 'you', 'is', 'to'],
  de: ['und', 'der', 'die', 'das', 'nicht', 'für', 'ist', 'ein', 'eine', 'mit', 'sie'],
  fr: ['le', 'les', 'des', 'et', 'pour', 'vous', 'est', 'une', 'dans', 'votre'],
  es: ['el', 'los', 'las', 'para', 'con', 'una', 'por', 'es', 'sin', 'tu'],
  it: ['il', 'gli', 'per', 'con', 'una', 'che', 'sono', 'della', 'tuo'],
  pt: ['os', 'para', 'com', 'uma', 'não', 'você', 'seu', 'sua', 'dos'],
  nl: ['de', 'het', 'een', 'voor', 'met', 'niet', 'je', 'van', 'zonder'],
};

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** The language that a text's letters alone tell; undefined for those that many languages share. */
export function languageOfScript(text: string): string | undefined {
  const letters = lettersIn(text);
  for (const [script, language] of byScript) {
    if (letters > 0 && (text.match(script)?.length ?? 0) / letters >= enough) return language(text);
  }
  return undefined;
}

/** A guess that a founder can correct. */
export function guessedLanguage(text: string): string {
  const letters = lettersIn(text);
  const ofScript = languageOfScript(text);
  if (ofScript !== undefined) return ofScript;
  if ((text.match(/[ăđơưạ-ỹ]/giu)?.length ?? 0) > letters / 25) return 'vi';
  return smallWordsIn(text).reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** How many small words of each language a text has. */
function smallWordsIn(text: string): readonly (readonly [language: string, count: number])[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return Object.entries(smallWords).map(([language, small]) => [
    language,
    words.filter((word) => small.includes(word)).length,
  ]);
}

/**
 * The language of a text, if a page may be written in it without asking: its letters tell, or it has several small words of
 * one language, and at most half as many of any other.
 */
export function surelyLanguage(text: string): string | undefined {
  const ofScript = languageOfScript(text);
  if (ofScript !== undefined) return ofScript;
  const [[language, most] = ['', 0], [, next] = ['', 0]] = smallWordsIn(text).toSorted(([, a], [, b]) => b - a);
  return most >= 2 && next * 2 <= most ? language : undefined;
}

/** Whether a text looks as if it were English. */
export const looksEnglish = (text: string): boolean => guessedLanguage(text) === english;
