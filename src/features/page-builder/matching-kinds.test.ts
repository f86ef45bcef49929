import { expect, test } from 'vitest';
import type { Block } from '#domain/page/page.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { blocksOfKind, matchingKinds } from './matching-kinds.ts';

const block = (id: string, kind: string, parent: string | null = null): Block => ({
  ...{ id, kind, parent, order: id, fields: {}, in: 'both', removed: false },
});
const outline: PageOutline = [
  { block: block('list', 'features'), items: [block('one', 'feature', 'list')] },
  { block: block('form', 'form'), items: [] },
];
const ids = () => {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
};
/** The page that they are added to. */
const german = { language: 'de' };
const found = (query: string, selected: string | null = null) =>
  matchingKinds(outline, selected, query).map(({ kind }) => kind);

test('Kinds are found by the beginnings of their words, names before notes', () => {
  expect(found('pri')).toEqual(['pricing', 'footer']);
  expect(found('Sign-up form')).toEqual(['form']);
  expect(found('answers')).toEqual(['faq']);
  expect(found('oter')).toEqual([]);
});

test('What the section of the selected block holds is offered first', () => {
  expect(found('feat', 'one')).toEqual(['feature', 'features']);
  expect(found('feat', 'form')).toEqual(['features']);
});

test('A new block follows the selected one, and what holds others begins with one of them', () => {
  expect(blocksOfKind('faq', outline, 'list', ids(), german)).toEqual([
    { id: 'new-1', kind: 'faq', parent: null, after: 'list', fields: {} },
    { id: 'new-2', kind: 'question', parent: 'new-1', fields: {} },
  ]);
  expect(blocksOfKind('features', outline, 'list', ids(), german)[1]).toEqual({
    ...{ id: 'new-2', kind: 'feature', parent: 'new-1' },
    fields: { icon: 'auto' },
  });
  expect(blocksOfKind('feature', outline, 'one', ids(), german)).toEqual([
    { id: 'new-1', kind: 'feature', parent: 'list', after: 'one', fields: { icon: 'auto' } },
  ]);
  expect(blocksOfKind('form', outline, null, ids(), german)).toEqual([
    {
      ...{ id: 'new-1', kind: 'form', parent: null, after: 'form' },
      fields: {
        consent: 'Ich möchte dazu E-Mails erhalten. Ich kann mich jederzeit wieder abmelden.',
        place: true,
        invite: true,
      },
    },
  ]);
  expect(blocksOfKind('feature', outline, 'form', ids(), german)).toEqual([]);
});
