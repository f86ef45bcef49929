import { defineCalculator, figure } from '../calculator.ts';
import { numberText } from '../figure-text.ts';

const outOfTen = { kind: 'number', unit: 'of 10', min: 1, max: 10 } as const;

export const ice = defineCalculator({
  id: 'ice',
  name: 'ICE',
  about: 'A quick score for what to try next',
  fields: {
    impact: { ...outOfTen, label: 'Impact', hint: 'If it works.' },
    confidence: { ...outOfTen, label: 'Confidence', hint: 'That it works.' },
    ease: { ...outOfTen, label: 'Ease', hint: '10 is done today.' },
    by: {
      kind: 'choice',
      label: 'Score',
      unit: '',
      options: [
        { id: 'product', label: 'Product (1 to 1,000)' },
        { id: 'average', label: 'Average (1 to 10)' },
      ],
      preset: 'product',
    },
  },
  formula: {
    name: 'ice-1',
    text: 'product: impact · confidence · ease; average: (impact + confidence + ease) / 3',
  },
  sources: [{ text: 'S. Ellis, M. Brown, Hacking Growth, Currency 2017' }],
  limits: [
    'Products and averages can’t be compared, and they order ideas differently: use one for all.',
    'All three numbers are opinions. It isn’t evidence.',
    'Small differences between scores mean nothing.',
  ],
  example: { inputs: { impact: '8', confidence: '6', ease: '7' }, headline: '336 of 1,000 (product)' },
  sanity: [
    {
      id: 'sure-without-test',
      when: ({ confidence }) => confidence >= 9,
      says: 'That sure? Then there’s nothing to test. Write down what makes you sure.',
    },
    {
      id: 'all-alike',
      when: ({ impact, confidence, ease }) => impact === confidence && confidence === ease,
      says: 'All three are the same, which mostly means that no one thought about them separately.',
    },
  ],
  compute({ impact, confidence, ease, by }) {
    const [product, average] = [impact * confidence * ease, (impact + confidence + ease) / 3];
    const isProduct = by === 'product';
    const headline = isProduct ? `${numberText(product)} of 1,000 (product)` : `${numberText(average)} of 10 (average)`;
    const three = [impact, confidence, ease].map(numberText);
    return {
      headline,
      meaning: isProduct
        ? `As an average it would be ${numberText(average)} of 10.`
        : `As a product it would be ${numberText(product)} of 1,000.`,
      tone: null,
      figures: [
        figure('score', `ICE (${by})`, isProduct ? product : average, numberText(isProduct ? product : average)),
      ],
      worked: isProduct
        ? `${three.join(' · ')} = ${numberText(product)}`
        : `(${three.join(' + ')}) / 3 = ${numberText(average)}`,
      chart: null,
    };
  },
});
