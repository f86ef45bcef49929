import { expect, test } from 'vitest';
import { type APage, aPage, pageId } from '../../../tests/fixtures/a-page.ts';
import type { PageMaterial } from './page-material.ts';
import { blocksOfTemplate, pageTemplates } from './page-templates.ts';
import { type PageTheme, pageThemes } from './page-theme.ts';
import { translatedTemplate } from './template-words.ts';
import { wordLanguages } from './words/page-words.ts';
import { templateTexts } from './words/template-texts.ts';

const material: PageMaterial = {
  ...{ title: 'Crumb', audience: '', problems: ['Qqq'], value: '', solutions: ['Xxx'], prices: ['9 €'] },
};
const { early: heading, consent, thanks } = templateTexts.en;
const english = { heading, consent, thanks };
const counting = () => {
  let n = 0;
  return () => `b${n++}`;
};
type New = ReturnType<typeof blocksOfTemplate>[number];
/** A page that begins with these blocks. */
function pageOf(blocks: readonly New[]): APage {
  const page = aPage();
  page.state = undefined;
  page.take('CreatePage', { projectId: pageId, title: 'Crumb', template: { blocks: [...blocks] } });
  return page;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

test.each(pageTemplates)(
  'a page from the template %s says in each language what the template says there',
  (template) => {
    const faults: unknown[] = [];
    const inEach = (theme: PageTheme | null) =>
      wordLanguages.map((language) => ({
        language,
        blocks: blocksOfTemplate(template, material, counting(), theme, language),
      }));
    for (const all of [null, ...pageThemes].map(inEach))
      for (const { blocks: said, language: from } of all) {
        const { page } = pageOf(said);
        for (const { language: to, blocks: wanted } of all) {
          const texts = translatedTemplate(page, to);
          const translated = said.map(({ id, kind, fields = {} }) => ({
            ...{ id, kind, ...fields },
            ...Object.fromEntries(texts.flatMap((each) => (each.block === id ? [[each.field, each.text]] : []))),
          }));
          if (
            !isSame(
              translated,
              wanted.map(({ id, kind, fields = {} }) => ({ id, kind, ...fields })),
            )
          )
            faults.push({ from, to, translated, wanted });
        }
      }
    expect(faults).toEqual([]);
  },
);

test('a text that its founder wrote stays, and so do one that was removed and all in a language without words', () => {
  const forms = ['kept', 'gone'].map((id): New => ({ id, kind: 'form', parent: null, fields: english }));
  const page = pageOf(forms);
  page.take('EditBlockText', { block: 'kept', field: 'heading', base: english.heading, text: 'Be first' });
  page.take('EditBlockText', { block: 'kept', field: 'thanks', base: english.thanks, text: 'Hello' });
  page.take('RemoveBlocks', { blocks: ['gone'] });
  const { consent: base } = english;
  expect([translatedTemplate(page.page, 'de'), translatedTemplate(page.page, 'sv')]).toEqual([
    [{ block: 'kept', field: 'consent', base, text: templateTexts.de.consent }],
    [],
  ]);
});
