import { expect, test } from 'vitest';
import { differencesBetween } from '#domain/history/differences-between.ts';
import { defaultPalette, pageStreamOf } from '#domain/page/page.ts';
import { firstPaletteOf } from '#domain/page/themes.ts';
import { aPage, pageId } from '../../../tests/fixtures/a-page.ts';
import { describeDifference } from './difference-words.ts';

const stream = pageStreamOf(pageId);

/** Tells differences since before `changes` as they are shown: the name, then what is said of it, or both values. */
function told(changes: readonly (readonly [type: string, data: object])[]) {
  const page = aPage();
  page.take('SetBlock', { block: 'hero', field: 'heading', value: 'Know the cost' });
  const before = page.page;
  for (const [type, data] of changes) expect(page.take(type, data)).not.toBeTypeOf('string');
  return differencesBetween(new Map([[stream, before]]), new Map([[stream, page.page]])).map((difference) => {
    const { label, said, isProse, value } = describeDifference(page.page, difference) ?? { label: difference.field };
    const { from, to } = difference;
    return [label, ...(said === undefined ? [isProse ?? false, value?.(to) ?? to, value?.(from) ?? from] : [said])];
  });
}

test('a text that differs is named by its block, and compared word by word', () => {
  expect(
    told([['EditBlockText', { block: 'hero', field: 'heading', base: 'Know the cost', text: 'Know it' }]]),
  ).toEqual([['Heading · Headline: Know it', true, 'Know the cost', 'Know it']]);
});

test('blocks that came, went and moved are named, and so are choices and images in words', () => {
  const asset = '01234567-89ab-4cde-8f01-23456789abcd';
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  expect(
    told([
      ['PlaceBlocks', { blocks: [form] }],
      ['RemoveBlocks', { blocks: ['two'] }],
      ['MoveBlocks', { blocks: ['list'], parent: null, after: null }],
      ['SetBlock', { block: 'hero', field: 'look', value: 'split' }],
      ['SetBlock', { block: 'one', field: 'picture', value: asset }],
      ['AddVersionB', {}],
      ['AssignBlocks', { blocks: ['hero'], in: 'b' }],
    ]).sort(),
  ).toEqual([
    ['Feature', 'Removed'],
    ['Features', 'Moved'],
    ['Image · Feature', 'Added'],
    ['Look · Headline: Know the cost', false, 'Centered', 'Split'],
    ['Shown in · Headline: Know the cost', false, 'Both', 'B'],
    ['Sign-up form', 'Added'],
    ['page:hasVersionB', false, false, true],
  ]);
});

test('settings are told by their names', () => {
  const palette = firstPaletteOf('essay');
  expect(told([['SetPage', { theme: 'essay', palette, goal: 'fake-door', font: 'serif', title: 'Crumb' }]])).toEqual([
    ...[['page:title', false, 'Crumb: what each bake costs', 'Crumb']],
    ...[['Colors', 'Changed']],
    ...[['Font', false, 'Sans serif', 'Serif']],
    ...[['What counts as a yes', false, 'Sign-up', 'Click on a price']],
    ...[['Theme', false, 'No theme', 'Essay']],
  ]);
  expect(palette).not.toEqual(defaultPalette);
});
