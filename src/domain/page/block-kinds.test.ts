import { expect, test } from 'vitest';
import { type BlockKind, type BlockName, blockKindOf, items, mayHold, sections } from './block-kinds.ts';

test('A record over the kinds of blocks does not compile without one of them', () => {
  const all: Record<BlockName, object> = { ...sections, ...items };
  const { number: _, ...others } = all;
  // @ts-expect-error the kind "number" is missing
  const labels: Record<BlockName, object> = others;
  expect([Object.hasOwn(labels, 'number'), Object.hasOwn(labels, 'hero')]).toEqual([false, true]);
});

test('A kind of block does not compile without saying whether visitors answer it', () => {
  // @ts-expect-error "form" is missing
  const kind: BlockKind = { looks: ['plain'], fields: {} };
  expect(kind).toEqual({ looks: ['plain'], fields: {} });
});

test('A block of a newer build is known as none, and lies nowhere', () => {
  expect([blockKindOf('map'), mayHold(null, 'map'), mayHold('features', 'map')]).toEqual([undefined, false, false]);
});
