import { expect, test } from 'vitest';
import { type APage, aPage, pageId } from '../../../tests/fixtures/a-page.ts';
import { liveBlock } from './block-tree.ts';
import { defaultPalette } from './page.ts';
import { pageChecklist } from './page-checklist.ts';
import { blocksOfTemplate, goalOf, type PageTemplate } from './page-templates.ts';
import { templateWordsIn } from './template-words.ts';

const nothing = { title: 'Crumb', audience: '', problems: [], value: '', solutions: [], prices: [] };

/** A page as the template begins it, with numbers for ids. */
function fromTemplate(template: PageTemplate, material: object = {}): APage {
  const page = aPage();
  let count = 0;
  const newId = () => `n${++count}`;
  page.state = undefined;
  const blocks = blocksOfTemplate(template, { ...nothing, ...material }, newId);
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
                  ? `${place.block.kind}.${place.field}`
                  : place.kind === 'setting'
                    ? place.setting
                    : `no ${place.block}`,
              ),
            ],
          ],
    ),
  );

test('A price page that nobody has touched lists its empty price, its empty footer and the words of its template', () => {
  const page = fromTemplate('fake-door');
  expect(open(page)).toEqual({
    price: ['plan.price'],
    privacy: ['footer.who', 'footer.contact'],
    words: ['hero.button', 'pricing.heading', 'plan.button'],
  });
  expect(pageChecklist(page.page).flatMap(({ id, isEmpty }) => (isEmpty ? [id] : []))).toEqual([
    ...['heading', 'price', 'privacy'],
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
    ...{ privacy: ['no footer'], pictures: ['feature.alt'] },
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
      ...{ pictures: ['hero.alt', 'feature.alt'], quotes: ['quote.consent'] },
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
  const words = ['hero.button', 'text.heading', 'features.heading', 'form.heading', 'form.button', 'form.consent'];
  const before = open(page)['words'];
  expect(before).toEqual([...words, 'form.thanks']);
  expect([
    templateWordsIn({ kind: 'form', fields: { heading: 'Get early access', button: 'Join', thanks: '' } }),
    // The same words in another place are somebody's own.
    templateWordsIn({ kind: 'text', fields: { heading: 'Get early access' } }),
    templateWordsIn({ kind: 'of a newer build', fields: { heading: 'Prices' } }),
  ]).toEqual([['heading'], [], []]);
});
