import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APage, aPage } from '../../../tests/fixtures/a-page.ts';
import type { MoveDirection } from './page-outline.ts';
import { neighborOf, outlineOf, placeBy, placeForNew } from './page-outline.ts';

const shape = (page: APage) => outlineOf(page.page).map(({ block, items }) => [block.id, ...items.map(({ id }) => id)]);

/** hero, list(one two), form, more(three) */
function aLongerPage(): APage {
  const page = aPage();
  page.take('PlaceBlocks', {
    blocks: [
      { id: 'form', kind: 'form', parent: null, fields: {} },
      { id: 'more', kind: 'features', parent: null, fields: {} },
      { id: 'three', kind: 'feature', parent: 'more', fields: {} },
    ],
  });
  return page;
}

describe('the outline of a page', () => {
  test('has the sections in order, with their items', () => {
    const page = aLongerPage();
    page.take('RemoveBlocks', { blocks: ['two'] });
    expect(shape(page)).toEqual([['hero'], ['list', 'one'], ['form'], ['more', 'three']]);
  });

  test('is the same object where nothing has changed', () => {
    const page = aLongerPage();
    const before = outlineOf(page.page);
    page.take('SetPage', { title: 'Else' });
    expect(outlineOf(page.page, before)).toBe(before);
    page.take('SetBlock', { block: 'one', field: 'heading', value: 'New' });
    const after = outlineOf(page.page, before);
    expect(after.map((section, n) => section === before[n])).toEqual([true, false, true, true]);
    expect(after[1]?.block).toBe(before[1]?.block);
  });
});

describe('a step of the keyboard', () => {
  test.each<[string, MoveDirection, ReturnType<typeof placeBy>]>([
    ['hero', 'up', undefined],
    ['hero', 'first', undefined],
    ['hero', 'down', { parent: null, after: 'list' }],
    ['hero', 'last', { parent: null, after: 'more' }],
    ['form', 'up', { parent: null, after: 'hero' }],
    ['form', 'first', { parent: null, after: null }],
    ['more', 'down', undefined],
    ['two', 'up', { parent: 'list', after: null }],
    ['two', 'last', undefined],
    ['one', 'up', undefined],
    ['two', 'down', { parent: 'more', after: null }],
    ['three', 'up', { parent: 'list', after: 'two' }],
    ['gone', 'up', undefined],
  ])('%s goes %s', (id, direction, place) => {
    expect(placeBy(outlineOf(aLongerPage().page), id, direction)).toEqual(place);
  });

  test('leads back by its opposite, and is always accepted', () => {
    const ids = fc.constantFrom('hero', 'list', 'one', 'two', 'form', 'more', 'three');
    fc.assert(
      fc.property(ids, fc.constantFrom('up' as const, 'down' as const), (id, direction) => {
        const page = aLongerPage();
        const before = shape(page);
        for (const step of [direction, direction === 'up' ? 'down' : 'up'] as const) {
          const place = placeBy(outlineOf(page.page), id, step);
          if (!place) return;
          expect(page.take('MoveBlocks', { blocks: [id], ...place })).toEqual(['BlocksMoved']);
        }
        expect(shape(page)).toEqual(before);
      }),
    );
  });
});

test.each([
  ['hero', 'list'],
  ['more', 'form'],
  ['one', 'two'],
  ['two', 'one'],
  ['three', 'more'],
  ['gone', null],
])('once %s is gone, %s is selected', (id, next) => {
  expect(neighborOf(outlineOf(aLongerPage().page), id)).toBe(next);
});

test.each([
  ['text', null, { parent: null, after: 'more' }],
  ['text', 'hero', { parent: null, after: 'hero' }],
  ['text', 'two', { parent: null, after: 'list' }],
  ['feature', 'list', { parent: 'list', after: 'two' }],
  ['feature', 'one', { parent: 'list', after: 'one' }],
  ['feature', 'hero', undefined],
  ['feature', null, undefined],
  ['qualifier', 'form', { parent: 'form', after: null }],
])('a new %s while %s is selected', (kind, selected, place) => {
  expect(placeForNew(outlineOf(aLongerPage().page), kind, selected)).toEqual(place);
});

test.each([
  ['text', null, 'more'],
  ['text', 'end', 'more'],
  ['text', 'hero', 'hero'],
  ['footer', null, 'end'],
  ['top', 'hero', null],
])('a new %s while %s is selected on a page with a footer follows %s', (kind, selected, after) => {
  const page = aLongerPage();
  page.take('PlaceBlocks', { blocks: [{ id: 'end', kind: 'footer', parent: null, fields: {} }] });
  expect(placeForNew(outlineOf(page.page), kind, selected)).toEqual({ parent: null, after });
});

test('on an empty page a block is the first', () => {
  const page = new APage();
  page.take('CreatePage', { projectId: '01234567-89ab-4cde-8f01-23456789abcd', title: 'T' });
  expect(placeForNew(outlineOf(page.page), 'hero', null)).toEqual({ parent: null, after: null });
});
