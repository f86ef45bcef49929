import { newcombeInterval } from '../../verdict/newcombe-interval.ts';
import { shareText } from '../../verdict/share-text.ts';
import { wilsonInterval } from '../../verdict/wilson-interval.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { people, positive } from '../field.ts';
import { moreThanAsked } from '../more-than-asked.ts';

/** "+20 points", "−3.1 points". */
function pointsText(difference: number): string {
  const points = Number((difference * 100).toFixed(2));
  return `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)}`;
}

export const differenceOfShares = defineCalculator({
  id: 'difference-of-shares',
  name: 'Difference of two shares',
  about: 'Whether one group said yes more often than another',
  fields: {
    yesA: people('A: said yes'),
    askedA: positive(people('A: asked')),
    yesB: people('B: said yes'),
    askedB: positive(people('B: asked')),
  },
  formula: {
    name: 'newcombe-1',
    text: 'p − q − √((p − l₁)² + (u₂ − q)²) to p − q + √((u₁ − p)² + (q − l₂)²), where l and u are the Wilson bounds of A and B at 95%',
  },
  sources: [
    {
      text: 'R. G. Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17 (1998), method 10',
    },
  ],
  limits: [
    'It holds for one look, at samples planned before.',
    'It compares two separate groups. The same people asked twice need another method.',
    'It doesn’t say why the groups differ.',
  ],
  example: {
    inputs: { yesA: '56', askedA: '70', yesB: '48', askedB: '80' },
    headline: '+20 points, between +5.24 and +33.39',
  },
  sanity: [
    {
      id: 'few-asked',
      when: ({ askedA, askedB }) => Math.min(askedA, askedB) < 20,
      says: 'Under 20 people in a group: only huge differences can show.',
    },
    {
      id: 'uneven-groups',
      when: ({ askedA, askedB }) => Math.max(askedA, askedB) > 5 * Math.min(askedA, askedB),
      says: 'One group is over five times the other. Check that both were asked in the same way and at the same time.',
    },
  ],
  compute({ yesA, askedA, yesB, askedB }) {
    const beyond = moreThanAsked('yesA', yesA, askedA) ?? moreThanAsked('yesB', yesB, askedB);
    if (beyond) return beyond;
    const [a, b] = [yesA / askedA, yesB / askedB];
    const [low, high] = newcombeInterval({ k: yesA, n: askedA }, { k: yesB, n: askedB });
    const rowOf = (label: string, k: number, n: number) => {
      const [least, most] = wilsonInterval(k, n);
      return { label, value: k / n, low: least, high: most, criterion: null, verdict: null };
    };
    return {
      headline: `${pointsText(a - b)} points, between ${pointsText(low)} and ${pointsText(high)}`,
      meaning: `A ${shareText(a)}, B ${shareText(b)}. ${meaningOf(low, high)}`,
      tone: low > 0 || high < 0 ? 'supports' : 'inconclusive',
      figures: [
        figure('difference', 'Difference', a - b, `${pointsText(a - b)} points`),
        figure('low', 'At least', low, `${pointsText(low)} points`),
        figure('high', 'At most', high, `${pointsText(high)} points`),
        figure('a', 'Share of A', a, shareText(a)),
        figure('b', 'Share of B', b, shareText(b)),
      ],
      worked: `p − q = ${a.toFixed(4)} − ${b.toFixed(4)} = ${(a - b).toFixed(4)}; ${low.toFixed(4)} to ${high.toFixed(4)}`,
      chart: { kind: 'intervals', rows: [rowOf('A', yesA, askedA), rowOf('B', yesB, askedB)] },
    };
  },
});

function meaningOf(low: number, high: number): string {
  if (low > 0) return 'Proven: A is higher. Zero is outside the margin of error.';
  if (high < 0) return 'Proven: B is higher. Zero is outside the margin of error.';
  return 'Not proven: zero is within the margin of error.';
}
