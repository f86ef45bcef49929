import { expect, test } from 'vitest';
import { scoreText } from './score-text.ts';

const criteria = [
  { id: 'reach', name: 'Reach', weight: 5000 },
  { id: 'ease', name: 'Ease', weight: 5000 },
];

test('a score that is not from all criteria says so', () => {
  const said = [{}, { reach: 4 }, { reach: 4, gone: 1 }, { reach: 4, ease: 3 }];
  expect(said.map((ratings) => scoreText({ ratings }, criteria))).toEqual([
    null,
    { figure: '~4.0', basis: 'from 1 of 2 criteria' },
    { figure: '~4.0', basis: 'from 1 of 2 criteria' },
    { figure: '3.5', basis: null },
  ]);
});
