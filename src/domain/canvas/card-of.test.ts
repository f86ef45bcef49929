import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { cardOf } from './card-of.ts';

const canvas = aCanvas([
  aNode({ id: 'made', assumption: 'a' }),
  aNode({ id: 'other', assumption: 'b' }),
  aNode({ id: 'gone', assumption: 'c', removed: true }),
  aNode({ id: 'plain' }),
]);

test.each([
  ['the card that it was made from', { id: 'a', node: 'made' }, 'made'],
  ['a card that it was linked to', { id: 'b', node: null }, 'other'],
  ['its card before the note that it was made from', { id: 'b', node: 'plain' }, 'other'],
  ['the note that it was made from, which is a card no more', { id: 'd', node: 'plain' }, 'plain'],
  ['nothing where its card was removed', { id: 'c', node: 'gone' }, undefined],
  ['nothing where it never had one', { id: 'd', node: null }, undefined],
])('finds %s', (_, assumption, id) => {
  expect(cardOf(canvas, assumption)?.id).toBe(id);
});
