import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { partSearch } from './part-search.ts';
import { sceneParts } from './scene-parts.ts';

const lines = (count: number) => 'Few own a long ladder. '.repeat(count);

test('words are found anywhere in a text, and where the name does not reach they are shown', () => {
  const canvas = aCanvas(
    [
      aNode({ id: 'long', kind: 'text', text: `${lines(20)}Ask the Café\non the corner about it. ${lines(20)}` }),
      aNode({ id: 'end', y: 500, text: `${'é'.normalize('NFD').repeat(200)} a cafe` }),
      aNode({ id: 'short', y: 1000, text: 'A café\nin March' }),
      aNode({ id: 'other', y: 1500, text: 'A baker' }),
    ],
    [anEdge({ id: 'edge', from: at('other'), to: at('short') })],
  );
  const search = partSearch(sceneParts(canvas));
  const name = `Text: ${lines(7).slice(0, 159)}…`;
  expect(search('CAFE')).toEqual({
    count: 4,
    listed: [
      {
        id: 'long',
        name,
        excerpt:
          '…ladder. Few own a long ladder. Ask the Café on the corner about it. Few own a long ladder. Few own a long ladder. Few o…',
      },
      { id: 'end', name: expect.stringMatching(/^Note: .*…$/), excerpt: '…a cafe' },
      { id: 'short', name: 'Note: A café in March', excerpt: null },
      { id: 'edge', name: 'Arrow from “A baker” to “A café in March”', excerpt: null },
    ],
  });
  expect(search('text corner').listed.map(({ id }) => id)).toEqual(['long']);
  expect(search('cafe baker')).toEqual({
    count: 1,
    listed: [{ id: 'edge', name: 'Arrow from “A baker” to “A café in March”', excerpt: null }],
  });
  expect(search('nowhere')).toEqual({ count: 0, listed: [] });
});

test('of many the first are listed, and all are counted', () => {
  const nodes = Array.from({ length: 312 }, (_, n) => aNode({ id: `n${n}`, y: 100 * n, text: `Note ${n}` }));
  const search = partSearch(sceneParts(aCanvas(nodes, [])));
  const sizes = (query: string) => {
    const { listed, count } = search(query);
    return [listed.length, count];
  };
  expect(sizes('')).toEqual([60, 312]);
  expect(sizes('note')).toEqual([60, 312]);
  expect(sizes('note 31')).toEqual([5, 5]);
});
