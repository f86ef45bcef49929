import { beforeEach, expect, test } from 'vitest';
import { type APage, aPage } from '../../../tests/fixtures/a-page.ts';
import { defaultPalette } from './page.ts';
import { pageChecklist } from './page-checklist.ts';
import { contentHashOf } from './publish-rules.ts';

let page: APage;
beforeEach(() => {
  page = aPage();
});

const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree to be written to.' } };
const publish = () => page.take('PublishPage', {});
const unmet = () => pageChecklist(page.page).flatMap(({ id, isMet }) => (isMet ? [] : [id]));

test('A page without what it takes is refused for its reason, one after the other', () => {
  page.take('SetPage', { slug: '', palette: { ...defaultPalette, ink: '#999999' } });
  const refusals = [publish()];
  page.take('SetPage', { slug: 'crumb' });
  refusals.push(publish());
  page.take('PlaceBlocks', { blocks: [{ ...form, fields: { consent: '  ' } }] });
  refusals.push(publish());
  page.take('EditBlockText', { block: 'form', field: 'consent', text: 'I agree.' });
  refusals.push(publish());
  page.take('SetPage', { palette: defaultPalette });
  refusals.push(publish());
  expect(refusals).toEqual(['slug-invalid', 'goal-missing', 'consent-missing', 'contrast-too-low', ['PagePublished']]);
});

test('A page that no phone could load is not published, and one that is smaller is', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  const answers = ['x'.repeat(5000), 'x'.repeat(4000)].map((body) => {
    const blocks = Array.from({ length: 100 }, (_, n) => ({
      id: `t${body.length}-${n}`,
      kind: 'text',
      parent: null,
      fields: { body },
    }));
    page.take('PlaceBlocks', { blocks });
    const answer = publish();
    page.take('RemoveBlocks', { blocks: blocks.map(({ id }) => id) });
    return answer;
  });
  expect(answers).toEqual(['page-full', ['PagePublished']]);
});

test('A hint keeps nobody from publishing', () => {
  page.take('PlaceBlocks', { blocks: [form, { id: 'said', kind: 'quotes', parent: null, fields: {} }] });
  page.take('PlaceBlocks', { blocks: [{ id: 'ada', kind: 'quote', parent: 'said', fields: { body: 'Yes' } }] });
  page.take('SetBlock', { block: 'hero', field: 'picture', value: '01234567-89ab-4cde-8f01-23456789abcd' });
  expect([unmet(), publish()]).toEqual([['heading', 'privacy', 'pictures', 'quotes', 'unwritten'], ['PagePublished']]);
});

test('What only a drawn page can tell is a hint, too, as is a title of which a part is cut off', () => {
  const [asset, small] = ['01234567-89ab-4cde-8f01-23456789abcd', '01234567-89ab-4cde-8f01-23456789abce'];
  page.take('PlaceBlocks', {
    blocks: [form, { id: 'shot', kind: 'picture', parent: null, fields: { alt: 'A loaf' } }],
  });
  page.take('SetBlock', { block: 'shot', field: 'picture', value: asset });
  const hints = (bytes: number, width: number | undefined) => {
    const widthOf = (id: string) => (id === asset ? width : 100);
    return pageChecklist(page.page, { bytes, widthOf }).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
  };
  const before = [hints(14_000, 960), hints(14_001, 959), hints(0, undefined)];
  // A picture beside a text may be small.
  page.take('SetBlock', { block: 'one', field: 'picture', value: small });
  page.take('SetBlock', { block: 'one', field: 'alt', value: 'An oven' });
  page.take('SetPage', { title: 'x'.repeat(60) });
  const after = [hints(0, 960)];
  page.take('SetPage', { title: 'x'.repeat(61) });
  expect([before, after, unmet(), publish()]).toEqual([
    [
      ['heading', 'privacy', 'unwritten'],
      ['heading', 'privacy', 'sharpness', 'unwritten', 'weight'],
      ['heading', 'privacy', 'unwritten'],
    ],
    [['heading', 'privacy', 'unwritten']],
    ['title', 'heading', 'privacy', 'unwritten'],
    ['PagePublished'],
  ]);
});

test('A fake door needs a price or a form', () => {
  page.take('SetPage', { goal: 'fake-door' });
  const before = unmet();
  page.take('PlaceBlocks', { blocks: [{ id: 'prices', kind: 'pricing', parent: null, fields: {} }] });
  page.take('PlaceBlocks', { blocks: [{ id: 'plan', kind: 'plan', parent: 'prices', fields: {} }] });
  const blank = [unmet(), page.take('PublishPage', {})];
  page.take('SetBlock', { block: 'plan', field: 'heading', value: 'For teams' });
  expect([before, blank, unmet()]).toEqual([
    ['goal', 'heading', 'privacy', 'unwritten'],
    [['goal', 'heading', 'price', 'privacy', 'unwritten'], 'goal-missing'],
    ['heading', 'price', 'privacy', 'unwritten'],
  ]);
});

test('What is in a version B that there is not, nobody sees', () => {
  page.take('PlaceBlocks', { blocks: [{ ...form, in: 'b' }] });
  const before = unmet();
  page.take('AddVersionB', {});
  expect([before, unmet()]).toEqual([
    ['goal', 'heading', 'privacy', 'unwritten'],
    ['heading', 'privacy', 'unwritten'],
  ]);
});

test('Whatever strangers can see of a page is in its hash', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  const changes = [
    ...[{ title: 'Loaf' }, { description: 'Bread' }, { palette: { ...defaultPalette, accent: '#123456' } }],
    ...[
      { font: 'serif' },
      { image: '01234567-89ab-4cde-8f01-23456789abcd' },
      { goal: 'pre-order' },
      { theme: 'essay' },
      { theme: 'essay', palette: defaultPalette },
      { theme: 'consumer', palette: defaultPalette },
      { language: 'de' },
      { isListed: true },
    ],
  ];
  const hashes = [contentHashOf(page.page)];
  for (const change of changes) {
    expect(page.take('SetPage', change)).toHaveLength(1);
    hashes.push(contentHashOf(page.page));
  }
  for (const [type, data] of [
    ['AddVersionB', {}],
    ['AssignBlocks', { blocks: ['two'], in: 'b' }],
    ['MoveBlocks', { blocks: ['hero'], parent: null }],
    ['SetBlock', { block: 'hero', field: 'look', value: 'split' }],
    ['RemoveBlocks', { blocks: ['one'] }],
  ] as const) {
    expect(page.take(type, data)).toHaveLength(1);
    hashes.push(contentHashOf(page.page));
  }
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('What is published keeps its version and its hash; the same again is nothing new', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  const first = contentHashOf(page.page);
  const facts = [publish(), publish()];
  page.take('SetPage', { title: 'Loaf' });
  const second = contentHashOf(page.page);
  facts.push(publish());
  const at = '2026-03-01T12:00:00.000Z';
  const shared = { slug: 'crumb-bake-costs', of: null, at };
  expect([facts, page.page.isLive, page.page.published]).toEqual([
    [['PagePublished'], [], ['PagePublished']],
    true,
    [
      { ...shared, version: 1, contentHash: first, streamVersion: 3 },
      { ...shared, version: 2, contentHash: second, streamVersion: 5 },
    ],
  ]);
  expect(first).not.toBe(second);
});

test('The hash does not depend on what was removed, nor on the order in which blocks came', () => {
  const before = contentHashOf(page.page);
  page.take('PlaceBlocks', { blocks: [{ id: 'zed', kind: 'text', parent: null, fields: {} }] });
  const between = contentHashOf(page.page);
  page.take('RemoveBlocks', { blocks: ['zed'] });
  expect([contentHashOf(page.page) === before, between === before]).toEqual([true, false]);
});

test('A roll-back publishes what an old version showed, at the address where the page is; the draft stays', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  publish();
  page.take('SetPage', { title: 'Loaf', slug: 'loaf' });
  publish();
  page.take('SetPage', { slug: 'roll' });
  const draft = contentHashOf(page.page);
  const facts = [
    page.take('RollBackPage', { version: 3 }),
    page.take('RollBackPage', { version: 1 }),
    page.take('RollBackPage', { version: 1 }),
    page.take('RollBackPage', { version: 3 }),
  ];
  const [first] = page.page.published;
  expect([facts, page.page.published.at(-1), contentHashOf(page.page)]).toEqual([
    ['version-missing', ['PagePublished'], [], []],
    { ...first, version: 3, slug: 'loaf', of: 1 },
    draft,
  ]);
});

test('What is taken off the web keeps its versions, and can be published and rolled back to again', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  publish();
  const facts = [page.take('UnpublishPage', {}), page.take('UnpublishPage', {})];
  const { isLive } = page.page;
  facts.push(page.take('RollBackPage', { version: 1 }), page.take('UnpublishPage', {}), publish());
  expect([facts, isLive, page.page.isLive, page.page.published.map(({ version }) => version)]).toEqual([
    [['PageUnpublished'], [], ['PagePublished'], ['PageUnpublished'], ['PagePublished']],
    false,
    true,
    [1, 2, 3],
  ]);
});

test('A page that was removed is off the web, and is not published', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  publish();
  expect([page.take('RemovePage', {}), page.page.isLive, publish(), page.take('RollBackPage', { version: 1 })]).toEqual(
    [['PageUnpublished', 'PageRemoved'], false, 'not-found', 'version-missing'],
  );
});

test('a headline that is longer than one is a hint, with the way to it', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  const headline = (heading: string) => {
    page.take('SetBlock', { block: 'hero', field: 'heading', value: heading });
    const point = pageChecklist(page.page).find(({ id }) => id === 'headline');
    return [point?.isMet, point?.places?.map((place) => place.kind === 'field' && [place.block.id, place.field])];
  };
  expect([headline('word '.repeat(12).trim()), headline('word '.repeat(13).trim()), publish()]).toEqual([
    [true, undefined],
    [false, [['hero', 'heading']]],
    ['PagePublished'],
  ]);
});

test('the colors of a theme can be read; those that a founder chose instead may not', () => {
  page.take('PlaceBlocks', { blocks: [form] });
  page.take('SetPage', { theme: 'marketplace' });
  const before = unmet();
  page.take('SetPage', { palette: { ...defaultPalette, accent: '#cccccc' } });
  expect([before.includes('contrast'), publish()]).toEqual([false, 'contrast-too-low']);
});
