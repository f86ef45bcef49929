import { expect, test } from 'vitest';
import { numberLinks } from './number-links.ts';

test('links to the same thing are numbered by age, and a single one is not', () => {
  const links = [
    { sharedAt: '2026-03-03T00:00:00Z', name: 'Frame: Costs' },
    { sharedAt: '2026-03-04T00:00:00Z', name: 'Whole canvas' },
    { sharedAt: '2026-03-01T00:00:00Z', name: 'Whole canvas' },
  ];
  expect(numberLinks(links, ({ name }) => name)).toEqual([
    { share: links[1], name: 'Whole canvas', number: 2 },
    { share: links[0], name: 'Frame: Costs', number: null },
    { share: links[2], name: 'Whole canvas', number: 1 },
  ]);
});
