import { expect, test } from 'vitest';
import { boundText } from './bound-text.ts';
import { corridorOf, verdictBeyond } from './corridor.ts';

test.each([
  [3.51, '3.51'],
  [7.71, '7.71'],
  [6.3, '6.3'],
  [8, '8'],
  [1.2500000000000002, '1.25'],
  [0.6699999999999999, '0.67'],
  [2.003, '2.01'],
])('%d is printed as %s', (people, text) => {
  expect(boundText(people)).toBe(text);
});

test('as many people as are printed decide, and a tenth less does not', () => {
  const wrong = [0.05, 0.1, 0.125, 0.3, 0.5, 0.9].flatMap((rate) =>
    [6, 12, 20, 40, 120].flatMap((sample) => {
      const { ahead, behind } = corridorOf(rate, sample);
      const printed = [Number(boundText(ahead)), -Number(boundText(behind))].filter(Number.isFinite);
      return printed.filter(
        (distance) =>
          verdictBeyond(distance, { ahead, behind }) === null ||
          verdictBeyond(distance - Math.sign(distance) * 0.1, { ahead, behind }) !== null,
      );
    }),
  );
  expect(wrong).toEqual([]);
});
