import { countOf, figureOf } from '#domain/text/figures.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';

export const calibrationLabels = {
  title: 'Your predictions',
  sampleTitle: 'Predictions in the example',
  loading: 'Loading your predictions',
  emptyTitle: 'No predictions judged yet',
  empty: 'You predict each result before you lock a test. Once tests are judged, this shows how often you’re right.',
  toTests: 'Go to tests',
  finding: (hits: number, count: number) => {
    if (hits === count)
      return count === 1 ? 'You were right the one time' : `You were right all ${figureOf(count)} times`;
    return `You were right ${figureOf(hits)} of ${countOf(count, 'time')}`;
  },
  interval: ([low, high]: Interval) =>
    `In the long run you’d be right between ${shareText(low)} and ${shareText(high)} of the time.`,
  brier: 'Brier score',
  brierText: (score: number) =>
    `${score.toFixed(2)}. 0 means always right, 2 always wrong; guessing among three verdicts comes to 1.33.`,
  brierOf: (method: string, score: number) => `${method} ${score.toFixed(2)}`,
  over: (ideas: number) => `Over ${countOf(ideas, 'idea')}, the example left out.`,
  ideas: 'By idea',
  idea: 'Idea',
  thisIdea: ' (this one)',
  ideaMissing: 'An idea that isn’t here',
  formula:
    'Brier (1950), over all three verdicts: the mean of Σ(forecast − outcome)², with a forecast of 1 for the verdict you predicted and 0 for the others. How often you’d be right in the long run is a Wilson score interval at 95%. Of an experiment that was judged more than once, the last judgment counts.',
  methods: 'By method',
  method: 'Method',
  right: 'Right',
  of: (hits: number, count: number) => `${figureOf(hits)} of ${figureOf(count)}`,
  rate: 'In the long run',
  between: ([low, high]: Interval) => `${shareText(low)} to ${shareText(high)}`,
  each: 'Each prediction',
  experiment: 'Experiment',
  predicted: 'You predicted',
  found: 'Result',
  none: 'None',
} as const;
