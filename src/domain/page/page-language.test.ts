import { expect, test } from 'vitest';
import { directionOf, guessedLanguage, languageOf, surelyLanguage } from './page-language.ts';

test.each([
  ['Know what each bake costs', 'en'],
  ['Crumb', 'en'],
  ['', 'en'],
  ['Was jedes Brot kostet, und wie viel davon für die Miete ist', 'de'],
  ['Le prix de chaque pain, pour vous et les boulangers', 'fr'],
  ['El coste de cada pan para los panaderos, sin hojas', 'es'],
  ['Wat elk brood kost, voor de bakker met een winkel', 'nl'],
  ['Mỗi ổ bánh mì tốn bao nhiêu', 'vi'],
  ['パンの値段がわかる', 'ja'],
  ['每个面包的成本', 'zh'],
  ['빵의 원가를 알아보세요', 'ko'],
  ['اعرف تكلفة كل رغيف', 'ar'],
  ['قیمت هر نان چقدر است؟ بگو', 'fa'],
  ['כמה עולה כל כיכר', 'he'],
  ['Сколько стоит хлеб', 'ru'],
  ['Скільки коштує хліб', 'uk'],
  ['Πόσο κοστίζει το ψωμί', 'el'],
  ['Crumb のパン', 'en'],
])('"%s" looks like %s', (text, language) => {
  expect(guessedLanguage(text)).toBe(language);
});

test.each([
  ['Brot vom Vortag für die Nachbarschaft', 'de'],
  ['パンの値段がわかる', 'ja'],
  ['Know the cost of each loaf, and the price of the day', 'en'],
  ['Die-cut stickers', undefined],
  ['A die for the cutter, and die sets', undefined],
  ['Con la casa', undefined],
  ['Crumb', undefined],
])('"%s" is beyond doubt in %s', (text, language) => {
  expect(surelyLanguage(text)).toBe(language);
});

test('a language that was set is taken, and only a page with a theme is looked at', () => {
  const blocks = [
    {
      id: 'a',
      kind: 'faq',
      fields: {},
      items: [{ id: 'b', kind: 'question', fields: { heading: 'パンの値段' }, items: [] }],
    },
  ];
  const page = { title: 'Crumb', blocks };
  expect([
    languageOf({ ...page, language: 'de', theme: 'essay' }),
    languageOf({ ...page, theme: 'essay' }),
    languageOf({ ...page, theme: null }),
    languageOf({ ...page, language: 'de' }),
  ]).toEqual(['de', 'ja', 'en', 'de']);
});

test('Arabic, Persian and Hebrew are written from right to left, wherever they are spoken', () => {
  expect(['ar', 'fa', 'he', 'ar-EG', 'de', 'ja'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
});
