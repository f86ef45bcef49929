import { expect, test } from 'vitest';
import { assumptionMap } from './assumption-map.ts';

const base = { verdict: null, isNext: false } as const;

test('the map places each assumption by its evidence and importance, and says its numbers', () => {
  const { finding, panels, points, table } = assumptionMap([
    { ...base, text: 'Bakers pay', importance: 5, weight: 3.75, score: 35.48, verdict: 'refutes', isNext: true },
    { ...base, text: 'Shops care', importance: 4, weight: 0, score: 50 },
  ]);
  expect({ finding, points, table, signs: panels[0]?.signs.map(({ sign }) => sign) }).toEqual({
    finding: '1 of 2 assumptions is of importance 4 or 5 and has little evidence or none.',
    points: [
      { panel: 0, x: 4, y: 30, name: 'Shops care', value: 'importance 4, untested' },
      {
        panel: 0,
        x: 4 + (92 * 3.75) / 7.75,
        y: 10,
        name: 'Bakers pay',
        value: 'importance 5, score 35, evidence 3.75',
      },
    ],
    table: {
      columns: ['Assumption', 'Importance', 'Score', 'Evidence'],
      rows: [
        ['Shops care', '4', 'untested', '0'],
        ['Bakers pay', '5', '35', '3.75'],
      ],
    },
    signs: ['dot', 'refutes', 'stake'],
  });
  // The flag of what comes next is at the top on the left, where the word would be.
  expect([panels[0]?.title, panels[0]?.labels.map(({ text }) => text)]).toEqual(['Important', ['More evidence']]);
});
