import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StakeInAxis } from './StakeInAxis.tsx';

/** Where the flag is on the axis, to which side it waves, and where its label begins or ends. */
function drawn(share: number | null) {
  const svg = renderToStaticMarkup(createElement(StakeInAxis, { depth: 'out', share, label: 'so much' }));
  const [, x, wave] = /M([\d.]+) 2l(-?\d+) 8/u.exec(svg) ?? [];
  const [, text, anchor] = /<text x="([\d.]+)" y="15" text-anchor="(\w+)"/u.exec(svg) ?? [];
  return [Number(x), Number(wave), Number(text), anchor].map((each) =>
    typeof each === 'number' ? Number(each.toFixed(1)) : each,
  );
}

test.each([
  [0.1, [27.2, 24, 57.2, 'start']],
  [0.3, [73.6, 24, 103.6, 'start']],
  [0.5, [120, 24, 150, 'start']],
  [0.95, [224.4, -24, 194.4, 'end']],
  [null, [120, 24, 150, 'start']],
])('the stake of a criterion of %s stands at its place on the axis, and its flag is in view', (share, place) => {
  expect(drawn(share)).toEqual(place);
});
