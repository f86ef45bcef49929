import { countOf, figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { wilsonInterval } from '../../verdict/wilson-interval.ts';
import { defineCalculator, figure } from '../calculator.ts';
import type { NamedRow } from '../field.ts';

export const cohortRetention = defineCalculator({
  id: 'cohort-retention',
  name: 'Cohort retention',
  about: 'How many of those who started are still there',
  fields: {
    cohorts: {
      kind: 'rows',
      of: 'count',
      label: 'Cohorts',
      unit: 'one per line',
      hint: 'How many started, then how many were still there after 1, 2, 3 … periods. A name may come first: May; 100; 62; 48.',
      columns: { least: 2, most: 61 },
      isNamed: true,
      rowsAtMost: 120,
    },
  },
  formula: {
    name: 'cohort-retention-1',
    text: 'retentionₜ = Σ still there after t / Σ started, over the cohorts that are old enough, with its Wilson interval at 95%',
  },
  sources: [
    {
      text: 'P. S. Fader, B. G. S. Hardie, How to Project Customer Retention, Journal of Interactive Marketing 21 (2007)',
    },
  ],
  limits: [
    'Later periods rest on fewer and older cohorts: the product was another one then.',
    '“Still there” must mean the same everywhere: paid, or did the thing that matters.',
    'It doesn’t say why people leave.',
  ],
  example: {
    inputs: { cohorts: 'May; 100; 62; 48; 44\nJune; 120; 78; 61\nJuly; 90; 57' },
    headline: '44% after 3 periods (34.7% to 53.8%)',
  },
  sanity: [
    {
      id: 'few-started',
      when: ({ cohorts }) => cohorts.some(({ numbers }) => (numbers[0] ?? 0) < 20),
      says: 'A cohort has under 20 people: its shares jump with each of them.',
    },
    {
      id: 'one-old-cohort',
      when: ({ cohorts }) => cohorts.length > 1 && oldest(cohorts).length === 1,
      says: 'The last period rests on one cohort alone.',
    },
    {
      id: 'comes-back',
      when: ({ cohorts }) =>
        cohorts.some(({ numbers }) =>
          numbers.some((count, index) => index > 0 && count > (numbers[index - 1] ?? count)),
        ),
      says: 'More people are there than a period before. They came back, or the counts don’t mean the same.',
    },
  ],
  compute({ cohorts }) {
    const empty = cohorts.findIndex(({ numbers }) => numbers[0] === 0);
    if (empty >= 0) return { field: 'cohorts', words: `${nameOf(cohorts, empty)} started with no one.` };
    const grown = cohorts.findIndex(({ numbers }) => numbers.some((count) => count > (numbers[0] ?? 0)));
    if (grown >= 0) {
      return { field: 'cohorts', words: `${nameOf(cohorts, grown)} has more people left than started.` };
    }
    const periods = Math.max(...cohorts.map(({ numbers }) => numbers.length)) - 1;
    const kept = Array.from({ length: periods }, (_, index) => keptAfter(cohorts, index + 1));
    const last = kept.at(-1) ?? keptAfter(cohorts, 1);
    return {
      headline: `${shareText(last.share)} after ${countOf(periods, 'period')} (${shareText(last.low)} to ${shareText(last.high)})`,
      meaning: `${countOf(cohorts.length, 'cohort')}. After 1 period ${shareText(kept[0]?.share ?? 0)} are still there.`,
      tone: null,
      figures: kept.map(({ share, low, high, period, started }) =>
        figure(
          `period-${period}`,
          `After ${countOf(period, 'period')}`,
          share,
          `${shareText(share)} (${shareText(low)} to ${shareText(high)}) of ${figureOf(started)}`,
        ),
      ),
      worked: `after ${countOf(periods, 'period')}: ${figureOf(last.left)} / ${figureOf(last.started)} = ${shareText(last.share)}`,
      chart: {
        kind: 'curves',
        across: 'Period',
        lines: [
          {
            label: 'Still there',
            points: [
              { at: 0, atText: 'Start', value: 1, text: '100%' },
              ...kept.map(({ period, share }) => ({
                at: period,
                atText: `Period ${period}`,
                value: share,
                text: shareText(share),
              })),
            ],
          },
        ],
        level: null,
        finding: `${shareText(last.share)} are still there after ${countOf(periods, 'period')}.`,
      },
    };
  },
});

const nameOf = (cohorts: readonly NamedRow[], index: number): string => cohorts[index]?.name || `Cohort ${index + 1}`;

const oldest = (cohorts: readonly NamedRow[]): readonly NamedRow[] => {
  const most = Math.max(...cohorts.map(({ numbers }) => numbers.length));
  return cohorts.filter(({ numbers }) => numbers.length === most);
};

function keptAfter(cohorts: readonly NamedRow[], period: number) {
  const old = cohorts.filter(({ numbers }) => numbers.length > period);
  const sum = (index: number): number => old.reduce((all, { numbers }) => all + (numbers[index] ?? 0), 0);
  const [started, left] = [sum(0), sum(period)];
  const [low, high] = wilsonInterval(left, started);
  return { period, started, left, share: left / started, low, high };
}
