import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPage, pageId } from '../../../tests/fixtures/a-page.ts';
import { pageChange } from '../../../tests/fixtures/drafts/page-drafts.ts';
import { contrastOf, weakPairs } from './contrast.ts';
import { defaultPalette, type Page } from './page.ts';
import { pageDifferences, pageField, pageFields } from './page-fields.ts';
import { isSlug } from './slug-of.ts';
import { firstPaletteOf } from './themes.ts';

const runs = process.env['TEST_FULL'] ? 5_000 : 150;

test('A page begins with the blocks of its template, in their order', () => {
  const page = aPage();
  expect([page.outline(), page.page.slug, page.page.blockCount, page.page.projectId]).toEqual([
    'hero list(one two)',
    'crumb-bake-costs',
    4,
    pageId,
  ]);
});

describe('blocks', () => {
  const block = { id: 'new', kind: 'text', parent: null, fields: {} };

  test('are placed after another one, first, or last', () => {
    const page = aPage();
    page.take('PlaceBlocks', { blocks: [{ ...block, after: 'hero' }] });
    page.take('PlaceBlocks', { blocks: [{ ...block, id: 'first', after: null }] });
    page.take('PlaceBlocks', { blocks: [{ ...block, id: 'last' }] });
    expect(page.outline()).toBe('first hero new list(one two) last');
  });

  test.each([
    ['an id that is taken', { ...block, id: 'hero' }, 'id-taken'],
    ['an unknown kind', { ...block, kind: 'carousel' }, 'block-misplaced'],
    ['an item without its section', { ...block, kind: 'feature' }, 'block-misplaced'],
    ['a section in a section', { ...block, parent: 'list' }, 'block-misplaced'],
    ['a parent that is not there', { ...block, parent: 'gone' }, 'block-missing'],
    ['a field that its kind lacks', { ...block, fields: { price: '£9' } }, 'invalid-data'],
    ['a value of another kind', { ...block, fields: { heading: true } }, 'invalid-data'],
    ['a look of another kind', { ...block, fields: { look: 'split' } }, 'invalid-data'],
    ['a text that is too long', { ...block, fields: { heading: 'x'.repeat(141) } }, 'invalid-data'],
  ])('with %s are rejected', (_, wanted, reason) => {
    const page = aPage();
    const before = page.page;
    expect([page.take('PlaceBlocks', { blocks: [wanted] }), page.page === before]).toEqual([reason, true]);
  });

  test('move into each other only where that is no cycle and their kinds allow it', () => {
    const page = aPage();
    expect([
      page.take('MoveBlocks', { blocks: ['list'], parent: 'one' }),
      page.take('MoveBlocks', { blocks: ['hero'], parent: 'list' }),
      page.take('MoveBlocks', { blocks: ['two'], parent: 'list', after: null }),
      page.outline(),
      page.take('MoveBlocks', { blocks: ['two'], parent: 'list', after: null }),
      page.take('MoveBlocks', { blocks: ['list', 'hero'], parent: null, after: null }),
      page.outline(),
    ]).toEqual([
      'block-cycle',
      'block-misplaced',
      ['BlocksMoved'],
      'hero list(two one)',
      [],
      ['BlocksMoved'],
      'list(two one) hero',
    ]);
  });

  test('are removed with what lies in them, and come back where they lay', () => {
    const page = aPage();
    expect([
      page.take('RemoveBlocks', { blocks: ['list'] }),
      page.outline(),
      page.page.blockCount,
      page.take('RestoreBlocks', { blocks: ['one'] }),
      page.take('RestoreBlocks', { blocks: ['one', 'list', 'two'] }),
      page.outline(),
      page.page.blockCount,
    ]).toEqual([['BlocksRemoved'], 'hero', 1, 'block-missing', ['BlocksRestored'], 'hero list(one two)', 4]);
  });

  test('keep at most three questions in a form', () => {
    const page = aPage();
    page.take('PlaceBlocks', { blocks: [{ ...block, id: 'form', kind: 'form' }] });
    const ask = (n: number) =>
      page.take('PlaceBlocks', { blocks: [{ ...block, id: `q${n}`, kind: 'qualifier', parent: 'form' }] });
    expect([ask(1), ask(2), ask(3), ask(4)]).toEqual([
      ['BlocksPlaced'],
      ['BlocksPlaced'],
      ['BlocksPlaced'],
      'page-full',
    ]);
    page.take('PlaceBlocks', { blocks: [{ ...block, id: 'other', kind: 'form' }] });
    page.take('PlaceBlocks', { blocks: [{ ...block, id: 'q5', kind: 'qualifier', parent: 'other' }] });
    expect(page.take('MoveBlocks', { blocks: ['q5'], parent: 'form' })).toBe('page-full');
    expect(page.take('MoveBlocks', { blocks: ['q3'], parent: 'form', after: null })).toEqual(['BlocksMoved']);
    page.take('RemoveBlocks', { blocks: ['q1'] });
    page.take('MoveBlocks', { blocks: ['q5'], parent: 'form' });
    expect(page.take('RestoreBlocks', { blocks: ['q1'] })).toBe('page-full');
    const [back, gone] = [
      { from: true, to: false },
      { from: false, to: true },
    ];
    const undo = (fields: object) => page.take('UndoChange', { undoes: 'c', fields });
    expect(undo({ 'block:q1:removed': back })).toBe('page-full');
    expect(page.outline()).toBe('hero list(one two) form(q3 q2 q5) other');
    expect(undo({ 'block:q1:removed': back, 'block:q5:removed': gone })).toEqual(['BlocksRestored', 'BlocksRemoved']);
    page.take('RemoveBlocks', { blocks: ['q1'] });
    page.take('RemoveBlocks', { blocks: ['other', 'q5'] });
    expect(page.take('RestoreBlocks', { blocks: ['q1', 'other'] })).toEqual(['BlocksRestored']);
  });

  test('are at most so many, also once some come back', () => {
    const page = aPage();
    page.take('RemoveBlocks', { blocks: ['one', 'two'] });
    // As if the others were there.
    page.state = { ...page.page, blockCount: 2499 };
    expect([
      ...[
        page.take('PlaceBlocks', {
          blocks: [
            { ...block, id: 't1' },
            { ...block, id: 't2' },
          ],
        }),
      ],
      ...[page.take('RestoreBlocks', { blocks: ['one', 'two'] }), page.take('RestoreBlocks', { blocks: ['one'] })],
      page.take('PlaceBlocks', { blocks: [{ ...block, id: 't1' }] }),
    ]).toEqual(['page-full', 'page-full', ['BlocksRestored'], 'page-full']);
  });
});

test('Two edits of one text are merged where they touch different words', () => {
  const page = aPage();
  const edit = (base: string, text: string) => page.take('EditBlockText', { block: 'hero', field: 'body', base, text });
  expect([
    edit('', 'Know what each bake costs'),
    edit('Know what each bake costs', 'Know what each loaf costs'),
    edit('Know what each bake costs', 'See what each bake costs'),
    page.page.blocks['h']?.['hero']?.fields['body'],
    edit('Know what each bake costs', 'Know what each cake costs'),
    edit('', 'x'.repeat(601)),
  ]).toEqual([
    ['BlockTextEdited'],
    ['BlockTextEdited'],
    ['BlockTextEdited'],
    'See what each loaf costs',
    'text-changed',
    'invalid-data',
  ]);
});

test('A page keeps its settings, and an address that can be spoken', () => {
  const page = aPage();
  expect([
    page.take('SetPage', { slug: 'crumb' }),
    page.take('SetPage', { slug: 'crumb' }),
    page.take('SetPage', { slug: 'No Spaces' }),
    page.take('SetPage', { title: '  ' }),
    page.take('SetPage', { palette: { ...defaultPalette, ink: 'red' } }),
    [isSlug('a'), isSlug('a--b'), isSlug('crumb-2')],
  ]).toEqual([['PageSet'], [], 'slug-invalid', 'title-empty', 'invalid-data', [false, false, true]]);
});

test('What was in version B alone goes with it', () => {
  const page = aPage();
  expect([
    page.take('AssignBlocks', { blocks: ['hero'], in: 'a' }),
    page.take('AddVersionB', {}),
    page.take('AssignBlocks', { blocks: ['hero'], in: 'a' }),
    page.take('AssignBlocks', { blocks: ['two'], in: 'b' }),
    page.take('RemoveVersionB', {}),
    page.outline(),
    page.page.blocks['h']?.['hero']?.in,
    page.page.hasVersionB,
  ]).toEqual([
    'version-missing',
    ['VersionBAdded'],
    ['BlocksAssigned'],
    ['BlocksAssigned'],
    ['BlocksRemoved', 'BlocksAssigned', 'VersionBRemoved'],
    'hero list(one)',
    'both',
    false,
  ]);
});

test('What lies in a block of version B goes with it', () => {
  const page = aPage();
  page.take('AddVersionB', {});
  page.take('AssignBlocks', { blocks: ['list'], in: 'b' });
  page.take('AssignBlocks', { blocks: ['one'], in: 'a' });
  page.take('RemoveVersionB', {});
  expect([page.outline(), page.page.blockCount]).toEqual(['hero', 1]);
});

test('Contrast is that of WCAG', () => {
  expect([
    contrastOf('#000000', '#ffffff'),
    Number(contrastOf('#767676', '#ffffff').toFixed(2)),
    weakPairs(defaultPalette),
    weakPairs({ ...defaultPalette, ink: '#999999' }).map(({ text, on }) => [text, on]),
  ]).toEqual([21, 4.54, [], [['ink', 'background']]]);
});

/** The fields to compare; an absent block has only its `removed` field. */
const seen = (page: Page) => pageFields(page);

test('Undone one by one, newest first, changes lead back to every page that was', () => {
  fc.assert(
    fc.property(fc.array(pageChange, { maxLength: 12 }), (commands) => {
      const page = aPage();
      const changes: { before: Page; after: Page }[] = [];
      for (const [type, data] of commands) {
        const before = page.page;
        if (typeof page.take(type, data) !== 'string' && page.page !== before)
          changes.push({ before, after: page.page });
      }
      for (const { before, after } of changes.reverse()) {
        const fields = Object.fromEntries(pageDifferences(before, after));
        if (Object.keys(fields).length === 0) continue;
        expect(page.take('UndoChange', { undoes: 'c', fields })).not.toBeTypeOf('string');
        // What a change has placed stays as removed, so only what is there before is compared.
        const wanted = seen(before);
        const now = seen(page.page);
        expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, now[name]]))).toEqual(wanted);
        expect(page.page.blockCount).toBe(before.blockCount);
      }
    }),
    { numRuns: runs },
  );
});

test('No sequence of commands leaves a cycle, or a block in one that may not hold it', () => {
  fc.assert(
    fc.property(fc.array(pageChange, { maxLength: 25 }), (commands) => {
      const page = aPage();
      for (const [type, data] of commands) page.take(type, data);
      const ids = page.outline().match(/[a-z]+/g) ?? [];
      expect(ids.length).toBe(page.page.blockCount);
    }),
    { numRuns: runs },
  );
});

test('A field is the same alone and among all of them', () => {
  const made = aPage();
  made.take('RemoveBlocks', { blocks: ['one'] });
  const all = pageFields(made.page);
  const alone = pageField(made.page);
  expect(Object.fromEntries(Object.keys(all).map((name) => [name, alone(name)]))).toEqual(all);
  expect(['block:nobody:removed', 'page:nothing', 'page:titles'].map(alone)).toEqual([undefined, undefined, undefined]);
});

describe('a theme', () => {
  test('comes with its colors in one change, which one undo takes back; another theme brings others', () => {
    const page = aPage();
    page.take('SetPage', { palette: { ...defaultPalette, accent: '#123456' } });
    const before = page.page;
    const facts = page.take('SetPage', { theme: 'software' });
    const { theme, palette } = page.page;
    expect([facts, theme, palette]).toEqual([['PageSet'], 'software', firstPaletteOf('software')]);
    const changes = [...pageDifferences(before, page.page)];
    page.take('UndoChange', { fields: Object.fromEntries(changes) });
    expect([page.page.theme, page.page.palette]).toEqual([null, before.palette]);
    page.take('SetPage', { theme: 'software' });
    page.take('SetPage', { theme: 'essay' });
    expect(page.page.palette).toEqual(firstPaletteOf('essay'));
  });

  test('that is set again leaves colors which were chosen since; the page that leaves it has the usual ones', () => {
    const page = aPage();
    page.take('SetPage', { theme: 'software' });
    const own = { ...defaultPalette, accent: '#123456' };
    page.take('SetPage', { palette: own });
    expect([page.take('SetPage', { theme: 'software' }), page.page.palette]).toEqual([[], own]);
    page.take('SetPage', { theme: null });
    expect([page.page.theme, page.page.palette]).toEqual([null, defaultPalette]);
  });

  test('comes back with the colors that the page had in it, not with its own', () => {
    const page = aPage();
    const own = { ...defaultPalette, accent: '#123456' };
    page.take('SetPage', { theme: 'software', palette: own });
    const before = page.page;
    page.take('SetPage', { theme: 'essay', palette: own });
    page.take('UndoChange', { fields: Object.fromEntries(pageDifferences(before, page.page)) });
    expect([page.page.theme, page.page.palette]).toEqual(['software', own]);
  });

  test('of no such name, or a language that is none, is invalid', () => {
    const page = aPage();
    expect([
      page.take('SetPage', { theme: 'festival' }),
      page.take('SetPage', { language: 'German' }),
      page.take('SetPage', { language: 'de' }),
      page.page.language,
    ]).toEqual(['invalid-data', 'invalid-data', ['PageSet'], 'de']);
  });
});
