import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { defaultPalette } from '#domain/page/page.ts';
import { type PageTheme, pageThemes } from '#domain/page/page-theme.ts';
import { firstPaletteOf, themePalettes } from '#domain/page/themes.ts';
import type { Question } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { aQuestion } from '../../../tests/fixtures/a-survey.ts';
import { withToken } from '../page/page-document.ts';
import { checkDocument, noticeDocument, stepBody, stepDocument } from './survey-document.ts';
import { previewStyle, surveyStyle } from './survey-style.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { ja } from './texts/ja.ts';

const long = 'How often do you sell below cost, and what do you do about it then?';
const questions: readonly Question[] = [
  aQuestion('prices', { kind: 'price', title: long, help: long }),
  aQuestion('rank', {
    kind: 'ranking',
    title: long,
    options: Array.from({ length: 20 }, (_, n) => ({ id: `o${n}`, label: `Loaf ${n}` })),
  }),
];
const look = (theme: PageTheme | null) => ({ theme, palette: theme === null ? defaultPalette : firstPaletteOf(theme) });
const contentIn = (theme: PageTheme | null, more: Partial<SurveyContent> = {}): SurveyContent => ({
  ...{ title: 'Bread', by: 'Crumb', consent: '', currency: 'EUR', questions },
  ...{ ...look(theme), ...more },
});
const viewOf = (content: SurveyContent) => ({
  ...{ surveyId: '01234567-89ab-4cde-8f01-23456789abcd', origin: 'https://pages.example.org', content },
  ...{ texts: en, answers: {}, response: '', key: '', image: () => undefined },
});
const stepOf = (content: SurveyContent, question = content.questions[0] as Question) => ({
  ...viewOf(content),
  question,
  ...{ progress: { number: 1, total: 2, isCertain: true }, before: undefined },
});

describe.each(pageThemes)('a survey in the theme %s', (theme) => {
  test('takes at most 14 KB a page, has no script, and asks for the two fonts of Latin letters at once', () => {
    const content = contentIn(theme);
    const { html, style } = stepDocument(stepOf(content, questions[1]));
    expect([html.includes('<script'), / style=/.test(html), html.includes(`<style>${style}</style>`)]).toEqual([
      ...[false, false, true],
    ]);
    expect(gzipSync(withToken(html, 'x'.repeat(250))).length).toBeLessThan(14_000);
    const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file);
    const named = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);
    expect([preloaded.length, named]).toEqual([2, preloaded]);
  });

  test('has the colors of the palette by day and by night, in the document and in the preview', () => {
    const [{ light, dark }] = themePalettes[theme];
    const drawn = [surveyStyle(look(theme)), previewStyle(look(theme), 'here')];
    for (const [n, style] of drawn.entries()) {
      const root = ['body', '.here'][n];
      expect(style).toContain(`${root}{--background:${light.background};`);
      expect(style).toContain(`@media (prefers-color-scheme:dark){${root}{--background:${dark.background};`);
    }
  });
});

test('the six themes look different from each other, and one of a newer build like none', () => {
  expect(new Set(pageThemes.map((theme) => surveyStyle({ theme, palette: defaultPalette }))).size).toBe(6);
  expect(surveyStyle({ theme: 'festival' as 'essay', palette: defaultPalette })).toBe(surveyStyle(look(null)));
});

test('a survey without a theme has nothing of one', () => {
  const content = contentIn(null);
  for (const { html } of [
    stepDocument(stepOf(content)),
    checkDocument(viewOf(content), questions),
    noticeDocument(en, 'closed', { surveyId: '', content }),
  ])
    expect(html).not.toMatch(/@font-face|--display|prefers-color-scheme|theme-color|preload|<progress|<html[^>]* dir=/);
});

test('a notice is in the theme of its survey', () => {
  const content = contentIn('consumer');
  const { style } = noticeDocument(en, 'closed', { surveyId: '', content });
  expect(style).toBe(stepDocument(stepOf(content)).style);
});

test('the line of progress is as long as the way so far, and only seen', () => {
  const { html } = stepDocument({ ...stepOf(contentIn('essay')), progress: { number: 2, total: 5, isCertain: false } });
  expect(html).toContain('<progress class="progress" value="2" max="5" aria-hidden="true"></progress>');
  expect(html).toContain('Question 2 of about 5');
});

test.each<[string, PageTheme | null, readonly (string | undefined)[]]>([
  ['اعرف تكلفة كل رغيف', 'software', ['<html lang="en-US" dir="rtl">', 'ar']],
  ['اعرف تكلفة كل رغيف', null, ['<html lang="en-US">', 'ar']],
  ['パンの値段', 'software', ['<html lang="en-US">', 'ja']],
  ['What bread costs', 'software', ['<html lang="en-US">', undefined]],
])('"%s" in the theme %s is read in its own direction and language', (title, theme, wanted) => {
  const content = contentIn(theme, { title, questions: [aQuestion('q', { title })] });
  const { html } = stepDocument(stepOf(content));
  expect([/<html[^>]*>/.exec(html)?.[0], /<h1 dir="auto"(?: lang="(\w+)")?>/.exec(html)?.[1]]).toEqual(wanted);
});

test('without a theme a survey and its notices are read as our words are: in Arabic from the right', () => {
  const [plain, themed] = [contentIn(null), contentIn('essay')];
  const shown = [
    stepDocument({ ...stepOf(plain), texts: ar }),
    noticeDocument(ar, 'closed', { surveyId: '', content: plain }),
    noticeDocument(ar, 'missing'),
    noticeDocument(ja, 'missing'),
    stepDocument({ ...stepOf(themed), texts: ar }),
  ];
  const arabic = '<html lang="ar-u-nu-latn" dir="rtl">';
  expect(shown.map(({ html }) => /<html[^>]*>/.exec(html)?.[0])).toEqual([
    ...[arabic, arabic, arabic, '<html lang="ja">', '<html lang="ar-u-nu-latn">'],
  ]);
});

test('the language of a text that holds an answer is that of the whole text', () => {
  const content = contentIn('software', { questions: [aQuestion('q', { title: 'パンの値段 {other}' })] });
  const { parts } = stepBody({ ...stepOf(content), answers: { other: 'Rye' } });
  expect(JSON.stringify(parts)).toContain('"lang":"ja"');
});
