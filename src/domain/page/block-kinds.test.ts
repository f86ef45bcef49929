import { expect, test } from 'vitest';
import { type BlockKind, type BlockName, blockKindOf, blockNames, mayHold } from './block-kinds.ts';

test('A record over the kinds of blocks does not compile without one of them', () => {
  const { number: _, ...others } = Object.fromEntries(blockNames.map((kind) => [kind, ''])) as Record<BlockName, ''>;
  // @ts-expect-error the kind "number" is missing
  const labels: Record<BlockName, ''> = others;
  expect(Object.keys(labels).sort()).toEqual(blockNames.filter((kind) => kind !== 'number').sort());
});

test('A kind of block does not compile without saying whether visitors answer it', () => {
  // @ts-expect-error "form" is missing
  const kind: BlockKind = { looks: ['plain'], fields: {} };
  expect(kind).toEqual({ looks: ['plain'], fields: {} });
});

test('A block of a newer build is known as none, and lies nowhere', () => {
  expect([blockKindOf('map'), mayHold(null, 'map'), mayHold('features', 'map')]).toEqual([undefined, false, false]);
});
