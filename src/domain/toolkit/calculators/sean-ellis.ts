import { countOf, figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { wilsonInterval } from '../../verdict/wilson-interval.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { people, positive } from '../field.ts';
import { moreThanAsked } from '../more-than-asked.ts';

const line = 0.4;

export const seanEllis = defineCalculator({
  id: 'sean-ellis',
  name: 'Sean Ellis',
  about: 'Product/market fit: who’d be very disappointed without it',
  fields: {
    very: people('Very disappointed', { hint: 'If they could no longer use the product.' }),
    answered: positive(people('Answered', { hint: 'Everyone who answered the question.' })),
  },
  formula: {
    name: 'sean-ellis-1',
    text: 'k / n against 40%, with the Wilson interval of the share at 95%: proven only where all of it lies above 40%',
  },
  sources: [
    { text: 'Sean Ellis, The Startup Pyramid, 2009', url: 'https://www.startup-marketing.com/the-startup-pyramid/' },
    { text: 'E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927)' },
  ],
  limits: [
    'The 40% is a rule of thumb from about a hundred startups, not a law.',
    'Ask people who have used the product at least twice, and lately. Everyone else’s answer says little.',
    'Who is left to be asked has stayed: those who gave up aren’t counted.',
  ],
  example: { inputs: { very: '14', answered: '30' }, headline: '46.7% (30.2% to 63.9%): above 40%, not proven' },
  sanity: [
    {
      id: 'few-answers',
      when: ({ answered }) => answered < 40,
      says: 'Under 40 answers, the score swings too much to steer by.',
    },
  ],
  compute({ very, answered }) {
    const beyond = moreThanAsked('very', very, answered);
    if (beyond) return beyond;
    const share = very / answered;
    const [low, high] = wilsonInterval(very, answered);
    const tone = low > line ? 'supports' : high < line ? 'refutes' : 'inconclusive';
    const side = share > line ? 'above 40%' : share < line ? 'below 40%' : 'exactly 40%';
    const text = (part: number) => shareText(part, line);
    return {
      headline: `${text(share)} (${text(low)} to ${text(high)}): ${side}, ${tone === 'inconclusive' ? 'not proven' : 'proven'}`,
      meaning: `${figureOf(very)} of ${countOf(answered, 'person', 'people')} would be very disappointed. ${meanings[tone]}`,
      tone,
      figures: [
        figure('share', 'Very disappointed', share, text(share)),
        figure('low', 'At least', low, text(low)),
        figure('high', 'At most', high, text(high)),
      ],
      worked: `${very}/${answered} = ${share.toFixed(4)}; ${low.toFixed(4)} to ${high.toFixed(4)}; line 0.4`,
      chart: {
        kind: 'intervals',
        rows: [{ label: 'Very disappointed', value: share, low, high, criterion: line, verdict: tone }],
      },
    };
  },
});

const meanings = {
  supports: 'All of the margin of error lies above 40%.',
  refutes: 'All of the margin of error lies below 40%.',
  inconclusive: '40% is within the margin of error: ask more people.',
} as const;
