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
  const kind: BlockKind = { looks: ['plain'], fields: {}, says: [] };
  expect(kind).toEqual({ looks: ['plain'], fields: {}, says: [] });
});

test('A kind of block does not compile without saying when it is written', () => {
  // @ts-expect-error "says" is missing
  const kind: BlockKind = { looks: ['plain'], fields: {}, form: null };
  expect(kind).toEqual({ looks: ['plain'], fields: {}, form: null });
});

test('Every field that a kind of block is to say is one of its fields', () => {
  const strange = Object.entries({ ...sections, ...items } as Record<BlockName, BlockKind>).flatMap(
    ([kind, { says, fields }]) => says.filter((field) => !Object.hasOwn(fields, field)).map((field) => [kind, field]),
  );
  expect(strange).toEqual([]);
});

test('A block of a newer build is known as none, and lies nowhere', () => {
  expect([blockKindOf('map'), mayHold(null, 'map'), mayHold('features', 'map')]).toEqual([undefined, false, false]);
});
