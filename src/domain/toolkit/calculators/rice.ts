import { figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { people, percent } from '../field.ts';
import { numberText } from '../figure-text.ts';

const impacts = {
  '3': 'Massive (3)',
  '2': 'High (2)',
  '1': 'Medium (1)',
  '0.5': 'Low (0.5)',
  '0.25': 'Minimal (0.25)',
};

export const rice = defineCalculator({
  id: 'rice',
  name: 'RICE',
  about: 'Which work reaches most for its effort',
  fields: {
    reach: { ...people('Reach', { hint: 'People it touches in a period, the same for everything you compare.' }) },
    impact: {
      kind: 'choice',
      label: 'Impact',
      unit: 'on each of them',
      options: [
        { id: '3', label: impacts['3'] },
        { id: '2', label: impacts['2'] },
        { id: '1', label: impacts['1'] },
        { id: '0.5', label: impacts['0.5'] },
        { id: '0.25', label: impacts['0.25'] },
      ],
      preset: '1',
    },
    confidence: percent('Confidence', { hint: '100% with data, 80% with some, 50% without.' }),
    effort: {
      kind: 'number',
      label: 'Effort',
      unit: 'person-months',
      min: 0,
      max: 10_000,
      isAboveMin: true,
    },
  },
  formula: { name: 'rice-1', text: 'reach · impact · confidence / effort' },
  sources: [
    {
      text: 'S. McBride, RICE: Simple prioritization for product managers, Intercom',
      url: 'https://www.intercom.com/blog/rice-simple-prioritization-for-product-managers/',
    },
  ],
  limits: [
    'The score has no meaning alone: compare it with other work scored by the same people in the same way.',
    'Three of its four numbers are opinions. It isn’t evidence.',
    'It doesn’t know what must come first.',
  ],
  example: { inputs: { reach: '2000', impact: '2', confidence: '80', effort: '3' }, headline: '1,066.67' },
  sanity: [
    {
      id: 'moonshot',
      when: ({ confidence }) => confidence < 0.5,
      says: 'Under 50% confidence is a guess (Intercom calls it a moonshot). Test it before you plan it.',
    },
    {
      id: 'tiny-effort',
      when: ({ effort }) => effort < 0.1,
      says: 'Under two days. Just do it, or count the testing and the talking too.',
    },
    {
      id: 'huge-effort',
      when: ({ effort }) => effort > 12,
      says: 'Over a person-year. Split it up and score the first part.',
    },
  ],
  compute({ reach, impact, confidence, effort }) {
    const score = (reach * Number(impact) * confidence) / effort;
    return {
      headline: numberText(score),
      meaning: `${numberText(reach * Number(impact) * confidence)} of reach for ${numberText(effort)} person-${effort === 1 ? 'month' : 'months'} of effort.`,
      tone: null,
      figures: [figure('score', 'RICE', score, numberText(score))],
      worked: `${figureOf(reach)} · ${impact} · ${shareText(confidence)} / ${numberText(effort)} = ${numberText(score)}`,
      chart: null,
    };
  },
});
