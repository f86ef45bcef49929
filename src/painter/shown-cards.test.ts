import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../tests/fixtures/a-canvas.ts';
import { Scene } from './scene.ts';
import { differingLooks } from './shown-cards.ts';

const look = { text: '50', said: 'score 50', verdict: null, isNext: false } as const;

test('only what looks otherwise is painted again, also what is shown first and no more', () => {
  const before = new Map([
    ['same', look],
    ['other', look],
    ['gone', look],
  ]);
  const now = new Map([
    ['same', look],
    ['other', { ...look }],
    ['come', look],
  ]);
  expect(differingLooks(before, now).sort()).toEqual(['come', 'gone', 'other']);
  expect([differingLooks(undefined, before), differingLooks(before, undefined)]).toEqual([
    ['same', 'other', 'gone'],
    ['same', 'other', 'gone'],
  ]);
});

test('the cards of an assumption are known while the canvas changes, with room for what they tell', () => {
  const scene = new Scene();
  const cards = () => scene.cardsOf('a').map(({ id }) => id);
  expect(cards()).toEqual([]);
  scene.show(
    aCanvas([aNode({ id: 'a1', assumption: 'a' }), aNode({ id: 'a2' }), aNode({ id: 'a3', assumption: 'b' })]),
  );
  expect(cards()).toEqual(['a1']);
  scene.show(aCanvas([aNode({ id: 'a1', assumption: 'a' }), aNode({ id: 'a2', assumption: 'a' })]));
  expect(cards()).toEqual(['a1', 'a2']);
  scene.show(aCanvas([aNode({ id: 'a1', assumption: null }), aNode({ id: 'a2', assumption: 'a', removed: true })]));
  expect(cards()).toEqual([]);
  scene.show(aCanvas([aNode({ id: 'a1', width: 40, height: 96 }), aNode({ id: 'a2', assumption: 'a', width: 40 })]));
  const [card] = scene.cardsOf('a');
  expect(card && [card.maxX, card.maxY]).toEqual([178, 110]);
});
