import { expect, test } from 'vitest';
import { answersOf } from './answers-of.ts';
import { mailsIn } from './mails-of.ts';
import { type WordLanguage, wordLanguages } from './page-words.ts';
import { templateTexts } from './template-texts.ts';
import { wordLanguageOf } from './word-language.ts';
import { wordsOf } from './words-of.ts';

/** Lists all texts of a table by their places, those with a value in them as they read with a sign for it. */
function textsIn(words: object, place = ''): readonly (readonly [place: string, text: string])[] {
  return Object.entries(words).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const at = `${place}/${name}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, (value as (...given: readonly string[]) => string)('§1', '§2')]];
    return textsIn(value as object, at);
  });
}
const textsOf = (language: WordLanguage) => [
  ...textsIn(wordsOf({ language })),
  ...textsIn(answersOf({ language })),
  ...textsIn(mailsIn(language)),
  ...textsIn(templateTexts[language], '/template'),
];
const english = new Map(textsOf('en'));
const valuesIn = (text: string) => [...text.matchAll(/§\d/g)].map(([value]) => value).sort();

test.each(wordLanguages.filter((language) => language !== 'en'))(
  'in %s each of a page’s own texts is there, says what it is given, and is no longer in English',
  (language) => {
    const texts = textsOf(language);
    expect(texts.map(([place]) => place)).toEqual([...english.keys()]);
    const faults = texts.filter(([place, text]) => {
      const original = english.get(place) ?? '';
      const isSame = text === original && !same.has(`${language}${place}`) && !marks.has(place);
      return isSame || (text.trim() === '' && !marks.has(place)) || valuesIn(text).join() !== valuesIn(original).join();
    });
    expect(faults).toEqual([]);
  },
);

const marks = new Set(['/space', '/colon', '/stop']);
/** Words that two languages share. */
const same = new Set(['nl/email']);

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['sv', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('a page in %s has its own words in %s', (language, found) => {
  expect(wordLanguageOf({ language })).toBe(found);
});
