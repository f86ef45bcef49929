import { expect, test } from 'vitest';
import { type APage, aPage, pageId } from '../../../tests/fixtures/a-page.ts';
import { clipOf, copyBlock } from './copied-block.ts';
import { pageLimits } from './page.ts';
import { outlineOf } from './page-outline.ts';
import { type PasteTarget, pasteBlock, pasteClip } from './paste-blocks.ts';

const interview = '11111111-1111-4111-8111-111111111111';

/** Into this page, while that block is selected. */
function target({ page }: APage, selected: string | null = null): PasteTarget {
  let count = 0;
  return { page, outline: outlineOf(page), selected, newId: () => `pasted${++count}` };
}

function copy({ page }: APage, id: string, projectId = pageId) {
  const copied = copyBlock(outlineOf(page), id, projectId);
  if (!copied) throw new Error(`${id} is there`);
  return copied;
}

test('A section that was copied is pasted into another page with its items, in both versions', () => {
  const [one, other] = [aPage(), aPage()];
  one.take('SetBlock', { block: 'two', field: 'heading', value: 'Flour' });
  one.take('AddVersionB', {});
  one.take('AssignBlocks', { blocks: ['list', 'two'], in: 'b' });
  const pasted = pasteClip(clipOf(copy(one, 'list')), target(other, 'hero'));
  if (pasted.kind !== 'placed') throw new Error(pasted.reason);
  other.take('PlaceBlocks', { blocks: pasted.blocks });
  expect(other.outline()).toBe('hero pasted1(pasted2 pasted3) list(one two)');
  const { block, items } = outlineOf(other.page)[1] ?? {};
  expect([block?.in, items?.[1]?.in, items?.[1]?.fields['heading']]).toEqual(['both', 'both', 'Flour']);
});

test('An item is pasted behind the selected one, and is refused if nothing can hold it', () => {
  const page = aPage();
  const copied = copy(page, 'one');
  expect(pasteBlock(copied, target(page, 'two'))).toMatchObject({
    kind: 'placed',
    blocks: [{ id: 'pasted1', parent: 'list', after: 'two' }],
  });
  expect(pasteBlock(copied, target(page, 'hero'))).toEqual({ kind: 'refused', reason: 'misplaced', block: 'feature' });
  expect(copyBlock(outlineOf(page.page), 'gone', pageId)).toBe(undefined);
});

test('What refers to an interview refers to it only in its own project', () => {
  const page = aPage();
  page.take('PlaceBlocks', {
    blocks: [
      { id: 'said', kind: 'quotes', parent: null, fields: {} },
      { id: 'quote', kind: 'quote', parent: 'said', fields: { body: 'It costs me', interview, consent: true } },
    ],
  });
  const fieldsFrom = (projectId: string) => {
    const pasted = pasteBlock(copy(page, 'said', projectId), target(page));
    return pasted.kind === 'placed' ? pasted.blocks[1]?.fields : undefined;
  };
  expect(fieldsFrom(pageId)).toMatchObject({ body: 'It costs me', interview, consent: true });
  expect(fieldsFrom('22222222-2222-4222-8222-222222222222')).toEqual({
    ...{ look: 'plain', body: 'It costs me', name: '', role: '', picture: null, alt: '', consent: true },
  });
});

test('Text of other programs becomes a text whose signs mean themselves', () => {
  const page = aPage();
  const html = '<script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)">';
  const text = 'One **star**\r\n\r\n[Win](javascript:alert(1))\u0000\uD800 <b>';
  const pasted = pasteClip({ html, text }, target(page, 'hero'));
  if (pasted.kind !== 'placed') throw new Error(pasted.reason);
  expect(pasted.blocks).toEqual([
    {
      ...{ id: 'pasted1', kind: 'text', parent: null, after: 'hero' },
      fields: { body: 'One \\*\\*star\\*\\*\n\n\\[Win\\]\\(javascript:alert\\(1\\)\\)\uFFFD <b>' },
    },
  ]);
  expect(page.take('PlaceBlocks', { blocks: pasted.blocks })).toEqual(['BlocksPlaced']);
});

test('What a page cannot take is refused with its reason', () => {
  const page = aPage();
  const paste = (html: string, text: string, into = target(page)) => pasteClip({ html, text }, into);
  const refused = (reason: string, more = {}) => ({ kind: 'refused', reason, ...more });
  expect(paste('<img src="https://evil.example/x.png">', ' \u0000\n')).toEqual(refused('nothing'));
  expect(paste('', 'x'.repeat(5001))).toEqual(refused('too-long', { length: 5001, most: 5000 }));
  expect(paste('', '_'.repeat(2501))).toEqual(refused('too-long', { length: 2501, most: 5000 }));
  expect(paste('', 'x'.repeat(5000)).kind).toBe('placed');
  expect(paste('<div data-groundwork-block="e30=">', 'words')).toEqual(refused('damaged'));
  const full = { ...target(page), page: { ...page.page, blockCount: pageLimits.blocks } };
  expect(paste('', 'words', full)).toEqual(refused('page-full'));
  const newer = { projectId: pageId, kind: 'text', fields: { video: 'x' }, items: [] };
  expect(pasteBlock(newer, target(page))).toEqual(refused('newer'));
});
