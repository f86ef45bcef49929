import { expect, test } from 'vitest';
import { type APage, aPage, pageId } from '../../../tests/fixtures/a-page.ts';
import { eachPart } from '../log/parts.ts';
import { liveBlock } from './block-tree.ts';
import { defaultPalette } from './page.ts';
import { pageChecklist } from './page-checklist.ts';
import { blocksOfTemplate, goalOf, type PageTemplate } from './page-templates.ts';
import type { PageTheme } from './page-theme.ts';
import { templateWordsIn } from './template-words.ts';

const nothing = { title: 'Crumb', audience: '', problems: [], value: '', solutions: [], prices: [] };

/** A page as the template begins it, with numbers for ids. */
function fromTemplate(template: PageTemplate, material: object = {}, theme: PageTheme | null = null): APage {
  const page = aPage();
  let count = 0;
  const newId = () => `n${++count}`;
  page.state = undefined;
  const blocks = blocksOfTemplate(template, { ...nothing, ...material }, newId, theme);
  page.take('CreatePage', { projectId: pageId, title: 'Crumb', template: { blocks: [...blocks] } });
  page.take('SetPage', { goal: goalOf(template) });
  return page;
}

/** The points that are not met, each with the places to which it leads. */
const open = ({ page }: APage) =>
  Object.fromEntries(
    pageChecklist(page).flatMap(({ id, isMet, places = [] }) =>
      isMet
        ? []
        : [
            [
              id,
              places.map((place) =>
                place.kind === 'field'
                  ? `${place.block.kind}${place.nth === undefined ? '' : ` ${place.nth}`}.${place.field}`
                  : place.kind === 'setting'
                    ? place.setting
                    : `no ${place.block}`,
              ),
            ],
          ],
    ),
  );

test('the words of a template are known in each language, and no others', () => {
  const german = { kind: 'text', fields: { heading: 'Das Problem', body: 'Das Problem' } };
  const japanese = { kind: 'form', fields: { heading: '先行利用に申し込む', thanks: 'またね' } };
  expect([german, japanese].map(templateWordsIn)).toEqual([['heading'], ['heading']]);
});

test('A price page that nobody has touched lists its empty price, its empty footer and the words that are not plain', () => {
  const page = fromTemplate('fake-door');
  expect(open(page)).toEqual({
    ...{ goal: ['plan.price'], price: ['plan.price'] },
    privacy: ['footer.who', 'footer.contact'],
    words: ['hero.button'],
  });
  expect(pageChecklist(page.page).flatMap(({ id, isEmpty }) => (isEmpty ? [id] : []))).toEqual([
    ...['heading', 'price', 'privacy', 'unwritten'],
  ]);
});

test('A point leads to each field, setting and missing block that it is about, and to none once it is met', () => {
  const page = aPage();
  const weak = { ...defaultPalette, ink: '#999999' };
  page.take('SetPage', { slug: '', title: 'x'.repeat(61), palette: weak });
  const asset = '01234567-89ab-4cde-8f01-23456789abcd';
  page.take('SetBlock', { block: 'one', field: 'picture', value: asset });
  expect(open(page)).toEqual({
    ...{ address: ['slug'], title: ['title'], goal: ['no form'], heading: ['hero.heading'], contrast: ['palette'] },
    ...{ privacy: ['no footer'], pictures: ['feature.alt'], unwritten: ['feature 2.heading'] },
  });
  const block = (id: string, kind: string, fields: object, parent: string | null = null) => ({
    id,
    kind,
    parent,
    fields,
  });
  page.take('PlaceBlocks', {
    blocks: [
      block('form', 'form', {}),
      block('foot', 'footer', { who: 'Ada' }),
      block('said', 'quotes', {}),
      block('ada', 'quote', { body: 'Yes' }, 'said'),
    ],
  });
  page.take('SetBlock', { block: 'hero', field: 'picture', value: asset });
  const drawn = { bytes: 0, widthOf: () => 100 };
  const places = pageChecklist(page.page, drawn).find(({ id }) => id === 'sharpness')?.places;
  expect([open(page), places]).toEqual([
    {
      ...{ address: ['slug'], title: ['title'], heading: ['hero.heading'], consent: ['form.consent'] },
      ...{ contrast: ['palette'], privacy: ['footer.contact', 'footer.privacy'] },
      ...{ pictures: ['hero.alt', 'feature.alt'], quotes: ['quote.consent'], unwritten: ['feature 2.heading'] },
    },
    [{ kind: 'field', block: liveBlock(page.page, 'hero'), field: 'picture' }],
  ]);
});

test('One footer says it all for a page, and what is sent is said only where something is', () => {
  const page = fromTemplate('sign-up');
  const asked = open(page)['privacy'];
  const footer = (id: string, fields: object) => ({ id, kind: 'footer', parent: null, fields });
  page.take('PlaceBlocks', {
    blocks: [footer('whole', { who: 'Ada', contact: 'ada@crumb.example', privacy: 'Kept.' })],
  });
  expect([asked, open(page)['privacy']]).toEqual([['footer.who', 'footer.contact', 'footer.privacy'], undefined]);
});

test('Words are the template’s until somebody changes them; what the founder has said is none of them', () => {
  const said = {
    value: 'Know the cost',
    audience: 'Bakers',
    problems: ['Guessing'],
    solutions: ['Weigh'],
    prices: ['$5'],
  };
  const page = fromTemplate('sign-up', said);
  const words = ['hero.button', 'text.heading', 'features.heading', 'form.heading'];
  const before = open(page)['words'];
  expect(before).toEqual([...words, 'form.thanks']);
  // A page with a theme has its form in the headline, instead of the headline's own button.
  const themed = fromTemplate('sign-up', said, 'software');
  themed.take('SetPage', { theme: 'software' });
  expect(open(themed)['words']).toEqual([...['text.heading', 'features.heading', 'form.heading', 'form.thanks']]);
  expect([
    templateWordsIn({ kind: 'form', fields: { heading: 'Get early access', button: 'Join', thanks: '' } }),
    // The same words in another place are somebody's own.
    templateWordsIn({ kind: 'text', fields: { heading: 'Get early access' } }),
    templateWordsIn({ kind: 'of a newer build', fields: { heading: 'Prices' } }),
  ]).toEqual([['heading'], [], []]);
});

test('What a template of a theme leaves to be written is named one by one, until it is written', () => {
  const page = fromTemplate('sign-up', {}, 'software');
  const before = open(page)['unwritten'];
  const [text, feature, question] = ['text', 'feature', 'question'].map(
    (kind) => [...eachPart(page.page.blocks)].find((block) => block.kind === kind)?.id ?? '',
  );
  const asset = '01234567-89ab-4cde-8f01-23456789abcd';
  page.take('SetBlock', { block: text, field: 'heading', value: 'Why' });
  page.take('SetBlock', { block: feature, field: 'picture', value: asset });
  page.take('SetBlock', { block: question, field: 'heading', value: 'When?' });
  expect([before, open(page)['unwritten']]).toEqual([
    [
      ...['text.body', 'feature 1.heading', 'feature 2.heading', 'feature 3.heading'],
      ...['question 1.heading', 'question 2.heading'],
    ],
    // A question that was asked is to be answered.
    ['feature 2.heading', 'feature 3.heading', 'question 1.body', 'question 2.heading'],
  ]);
});

test('Images, surveys, steps, quotes and numbers are named if they are empty, and in version B only while there is one', () => {
  const page = aPage();
  const block = (kind: string, parent: string | null = null) => ({ id: kind, kind, parent, fields: {} });
  const blocks = [
    ...[block('picture'), block('survey'), block('steps'), block('step', 'steps')],
    ...[block('quotes'), block('quote', 'quotes'), block('numbers'), block('number', 'numbers')],
  ];
  page.take('RemoveBlocks', { blocks: ['list'] });
  page.take('PlaceBlocks', { blocks });
  const all = open(page)['unwritten'];
  page.take('AddVersionB', {});
  page.take('AssignBlocks', { blocks: ['picture', 'step'], in: 'b' });
  const withB = open(page)['unwritten'];
  page.take('RemoveVersionB', {});
  const named = ['survey.survey', 'quote 1.body', 'number 1.value'];
  expect([all, withB, open(page)['unwritten']]).toEqual([
    ['picture.picture', 'survey.survey', 'step 1.heading', ...named.slice(1)],
    ['picture.picture', 'survey.survey', 'step 1.heading', ...named.slice(1)],
    named,
  ]);
});
