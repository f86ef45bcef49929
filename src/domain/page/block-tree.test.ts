import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPage } from '../../../tests/fixtures/a-page.ts';
import type { Parts } from '../log/parts.ts';
import { blocksIn, byOrder, withContents } from './block-tree.ts';
import type { Block } from './page.ts';

const aBlock = (id: string, given: Partial<Block> = {}): Block => ({
  ...{ id, kind: 'text', parent: null, order: id, fields: {}, in: 'both', removed: false },
  ...given,
});

test('the blocks of a page are listed again without a look at those that have not changed', () => {
  let isSealed = false;
  const many = new Proxy<Record<string, Block>>(
    { b1: aBlock('b1'), b2: aBlock('b2') },
    {
      ownKeys(blocks) {
        if (isSealed) throw new Error('all of them were looked at');
        return Reflect.ownKeys(blocks);
      },
    },
  );
  const before = { blocks: { a: { a1: aBlock('a1') }, b: many, c: { c1: aBlock('c1', { kind: 'faq' }) } } };
  const ids = (page: { blocks: Parts<Block> }, parent: string | null = null) =>
    blocksIn(page, parent).map(({ id }) => id);
  expect(ids(before)).toEqual(['a1', 'b1', 'b2', 'c1']);
  isSealed = true;
  const moved = { blocks: { ...before.blocks, a: { a1: aBlock('a1', { order: 'b15' }) } } };
  const held = { blocks: { ...moved.blocks, d: { d1: aBlock('d1', { parent: 'c1' }) } } };
  const gone = { blocks: { ...held.blocks, a: { a1: aBlock('a1', { order: 'b15', removed: true }) } } };
  expect([ids(moved), ids(held, 'c1'), ids(gone), ids(gone, 'c1')]).toEqual([
    ['b1', 'a1', 'b2', 'c1'],
    ['d1'],
    ['b1', 'b2', 'c1'],
    ['d1'],
  ]);
  expect(blocksIn(gone, 'c1')).toBe(blocksIn(held, 'c1'));
  expect(withContents(gone, ['c1', 'a1']).map(({ id }) => id)).toEqual(['c1', 'd1']);
});

const ids = ['a1', 'a2', 'b1', 'b2', 'c1'] as const;
const changes = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    order: fc.constantFrom('a', 'b', 'c', 'd'),
    parent: fc.constantFrom(null, 'c1', 'b2'),
    removed: fc.boolean(),
  }),
  { maxLength: 30 },
);

test('blocks that are listed from change to change are those that a fresh look finds', () => {
  fc.assert(
    fc.property(changes, (made) => {
      let { blocks } = aPage().page;
      for (const { id, ...change } of made) {
        const bucket = id.charAt(0);
        blocks = { ...blocks, [bucket]: { ...blocks[bucket], [id]: aBlock(id, change) } };
        const all = Object.values(blocks).flatMap((each) => Object.values(each));
        for (const parent of [null, 'c1', 'b2']) {
          const expected = all.filter((block) => !block.removed && block.parent === parent).toSorted(byOrder);
          expect(blocksIn({ blocks }, parent)).toEqual(expected);
        }
      }
    }),
  );
});
