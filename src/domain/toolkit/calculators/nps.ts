import { npsOf } from '../../survey/nps.ts';
import { countOf, figureOf } from '../../text/figures.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { people } from '../field.ts';

const signed = (points: number): string => {
  const text = Number(points.toFixed(1));
  return text < 0 ? `−${Math.abs(text)}` : String(Math.abs(text));
};

export const nps = defineCalculator({
  id: 'nps',
  name: 'NPS',
  about: 'Net Promoter Score: who recommends it, less who doesn’t',
  fields: {
    promoters: people('Promoters', { hint: 'Answered 9 or 10.' }),
    passives: people('Passives', { hint: 'Answered 7 or 8.' }),
    detractors: people('Detractors', { hint: 'Answered 0 to 6.' }),
  },
  formula: {
    name: 'nps-1',
    text: 'NPS = 100 · (promoters − detractors) / n; SE = 100 · √(((promoters + detractors) / n − (NPS / 100)²) / n); 95%: NPS ± 1.959964 · SE',
  },
  sources: [
    { text: 'F. F. Reichheld, The One Number You Need to Grow, Harvard Business Review, December 2003' },
    { text: 'B. Rocks, Interval Estimation for the “Net Promoter Score”, The American Statistician 70 (2016)' },
  ],
  limits: [
    'It asks what people would do, not what they did.',
    'Scores of other industries, countries or surveys can’t be compared with yours.',
    'The same score can hide very different groups: look at the three counts.',
  ],
  example: {
    inputs: { promoters: '50', passives: '30', detractors: '20' },
    headline: 'NPS 30 (14.7 to 45.3)',
  },
  sanity: [
    {
      id: 'few-answers',
      when: (_, value) => value('n') < 50,
      says: 'Under 50 answers, the margin of error is larger than most changes you’d want to see.',
    },
    {
      id: 'all-alike',
      when: (_, value) => value('standardError') === 0,
      says: 'Everyone answered alike, so the formula finds no margin of error. There is one.',
    },
  ],
  compute({ promoters, passives, detractors }) {
    const n = promoters + passives + detractors;
    if (n === 0) return { field: 'promoters', words: 'No one has answered yet: there’s nothing to score.' };
    const { score, standardError, interval } = npsOf({ promoters, passives, detractors });
    const [low, high] = interval;
    return {
      headline: `NPS ${signed(score)} (${signed(low)} to ${signed(high)})`,
      meaning: `${countOf(n, 'answer')}. ${low > 0 ? 'More people recommend it than advise against it.' : high < 0 ? 'More people advise against it than recommend it.' : 'Not proven: zero is within the margin of error.'}`,
      tone: low > 0 ? 'supports' : high < 0 ? 'refutes' : 'inconclusive',
      figures: [
        figure('score', 'NPS', score, signed(score)),
        figure('standardError', 'Standard error', standardError, standardError.toFixed(2)),
        figure('low', 'At least', low, signed(low)),
        figure('high', 'At most', high, signed(high)),
        figure('n', 'Answers', n, figureOf(n)),
      ],
      worked: `NPS = 100 · (${promoters} − ${detractors}) / ${n} = ${signed(score)}; SE = ${standardError.toFixed(2)}`,
      chart: null,
    };
  },
});
