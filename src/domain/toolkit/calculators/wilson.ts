import { countOf, figureOf } from '../../text/figures.ts';
import { formulaTexts } from '../../verdict/formulas.ts';
import { shareText } from '../../verdict/share-text.ts';
import { verdictOf } from '../../verdict/verdict.ts';
import { wilsonInterval } from '../../verdict/wilson-interval.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { openPercent, optional, people, positive } from '../field.ts';
import { apartText } from '../figure-text.ts';
import { moreThanAsked } from '../more-than-asked.ts';

export const wilson = defineCalculator({
  id: 'wilson',
  name: 'Wilson',
  about: 'How exact a share is: its 95% margin of error',
  fields: {
    yes: people('Said yes'),
    asked: positive(people('Asked', { hint: 'Everyone who was asked, also who didn’t answer clearly.' })),
    target: optional(openPercent('Target')),
  },
  formula: { name: 'wilson-1', text: formulaTexts['wilson-1'] },
  sources: [
    { text: 'E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927)' },
  ],
  limits: [
    'It holds for one look, at a sample planned before. Looking after every answer makes it wrong far more often than 5%.',
    'It knows chance alone. It doesn’t know whether you asked the right people, or asked them well.',
    'What people say isn’t what they do.',
  ],
  example: { inputs: { yes: '15', asked: '50' }, headline: '30%, between 19.1% and 43.75%' },
  sanity: [
    { id: 'few-asked', when: ({ asked }) => asked < 10, says: 'Under 10 people: almost any share is possible.' },
    {
      id: 'wide',
      when: ({ asked }, value) => asked >= 10 && value('high') - value('low') > 0.3,
      says: 'The margin is over 30 points wide. Ask more people before you act on it.',
    },
    {
      id: 'unanimous',
      when: ({ yes, asked }) => asked >= 10 && (yes === 0 || yes === asked),
      says: 'Everyone answered alike. Check that the question could be answered otherwise.',
    },
  ],
  compute({ yes, asked, target }) {
    const beyond = moreThanAsked('yes', yes, asked);
    if (beyond) return beyond;
    const share = yes / asked;
    const [low, high] = wilsonInterval(yes, asked);
    const verdict = target === null ? null : verdictOf(yes, asked, target);
    const text = (part: number): string => hundredths(part, target);
    return {
      headline: `${shareText(share)}, between ${text(low)} and ${text(high)}`,
      meaning: `${figureOf(yes)} of ${countOf(asked, 'person', 'people')} said yes. ${meaningOf(verdict, target)}`,
      tone: verdict,
      figures: [
        figure('share', 'Share', share, text(share)),
        figure('low', 'At least', low, text(low)),
        figure('high', 'At most', high, text(high)),
      ],
      worked: `p = ${yes}/${asked} = ${share.toFixed(4)}; ${low.toFixed(4)} to ${high.toFixed(4)}`,
      chart: {
        kind: 'intervals',
        rows: [{ label: 'Said yes', value: share, low, high, criterion: target, verdict }],
      },
    };
  },
});

/** To a hundredth of a percent, and further where only rounding would meet the target. */
const hundredths = (share: number, target: number | null): string =>
  `${Number(apartText(share * 100, target === null ? [] : [Number((target * 100).toFixed(6))], 2))}%`;

function meaningOf(verdict: 'supports' | 'refutes' | 'inconclusive' | null, target: number | null): string {
  if (verdict === null || target === null) return 'The true share lies in this range 19 times out of 20.';
  if (verdict === 'supports') return `Your target of ${shareText(target)} is met, also at the low end.`;
  if (verdict === 'refutes') return `Your target of ${shareText(target)} is missed, also at the high end.`;
  return `Not enough evidence yet: your target of ${shareText(target)} is within the margin of error.`;
}
