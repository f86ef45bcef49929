import { countOf, figureOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { type ChartMaterial, defineCalculator, figure } from '../calculator.ts';
import { type CashCourse, cashCourse, monthsAtMost } from '../cash-course.ts';
import { money } from '../field.ts';
import { monthsText } from '../figure-text.ts';
import { moneyText } from '../money.ts';

export const runway = defineCalculator({
  id: 'runway',
  name: 'Runway and default alive',
  about: 'How many months are left, and whether growth comes in time',
  fields: {
    cash: money('Cash'),
    spend: money('Spend', { unit: 'a month' }),
    revenue: money('Revenue', { unit: 'a month' }),
    growth: {
      kind: 'percent',
      label: 'Revenue growth',
      unit: '% a month',
      hint: 'From the second month on. Leave empty for none.',
      min: -100,
      max: 1000,
      isOptional: true,
    },
  },
  formula: {
    name: 'runway-1',
    text: 'cashₘ = cashₘ₋₁ + revenueₘ − spend, with revenueₘ = revenue · (1 + growth)ᵐ⁻¹; alive if revenueₘ reaches spend while cash is at least 0',
  },
  sources: [
    { text: 'P. Graham, Default Alive or Default Dead?, October 2015', url: 'https://www.paulgraham.com/aord.html' },
  ],
  limits: [
    'Spend stays the same. Every hire moves the end closer.',
    'No one grows by the same percentage for years.',
    'Customers who pay late aren’t in it.',
  ],
  example: {
    inputs: { currency: 'USD', cash: '300000', spend: '45000', revenue: '20000' },
    headline: '12 months',
  },
  sanity: [
    {
      id: 'raise-now',
      when: (_, value) => value('runway') < 6,
      says: 'Under 6 months. Raising money takes about that long: cut spend first.',
    },
    {
      id: 'bold-growth',
      when: ({ growth }) => growth !== null && growth > 0.2,
      says: 'Over 20% a month is rare for more than a few months.',
    },
    {
      id: 'shrinks',
      when: ({ growth }) => growth !== null && growth < 0,
      says: 'Revenue shrinks every month. Find out why before anything else.',
    },
    {
      id: 'nothing-spent',
      when: ({ spend }) => spend === 0,
      says: 'Nothing is spent. Did you count salaries you don’t pay yourself?',
    },
    {
      id: 'thin',
      when: ({ spend }, value) => value('runway') === Number.POSITIVE_INFINITY && value('lowest') < spend,
      says: 'At its lowest, less than a month’s spend is left: one late payment is enough to run out.',
    },
  ],
  compute({ cash, spend, revenue, growth, currency }) {
    const course = cashCourse({ cash, spend, revenue, growth: growth ?? 0 });
    const { headline, meaning, tone } = saying(course, spend - revenue, growth ?? 0, (minor) =>
      moneyText(minor, currency),
    );
    const { runway: lasts, profitableIn, lowest } = course;
    return {
      headline,
      meaning,
      tone,
      figures: [
        figure('runway', 'Runway', lasts, lasts === Number.POSITIVE_INFINITY ? 'Doesn’t run out' : monthsText(lasts)),
        figure('burn', 'Net burn in the first month', spend - revenue, moneyText(spend - revenue, currency)),
        ...(profitableIn === null
          ? []
          : [figure('profitable', 'Revenue covers spend', profitableIn, `in month ${figureOf(profitableIn)}`)]),
        ...(profitableIn === null ? [] : [figure('lowest', 'Least cash', lowest, moneyText(lowest, currency))]),
      ],
      worked: workedOf(course, { cash, spend, revenue, growth: growth ?? 0 }, (minor) => moneyText(minor, currency)),
      chart: chartOf(course, cash, (minor) => moneyText(minor, currency)),
    };
  },
});

type Text = (minor: number) => string;

function saying({ runway: lasts, profitableIn, lowest }: CashCourse, burn: number, growth: number, text: Text) {
  if (profitableIn === 1) {
    return {
      headline: 'Doesn’t run out: default alive',
      meaning: 'Revenue covers spend already.',
      tone: 'supports',
    } as const;
  }
  if (profitableIn !== null) {
    return {
      headline: 'Doesn’t run out: default alive',
      meaning: `Revenue covers spend in month ${figureOf(profitableIn)}; at its lowest, ${text(lowest)} is left.`,
      tone: 'supports',
    } as const;
  }
  if (lasts === Number.POSITIVE_INFINITY) {
    return {
      headline: `More than ${countOf(monthsAtMost / 12, 'year')}`,
      meaning: 'The money lasts longer than anyone can plan, though revenue doesn’t cover spend for good.',
      tone: 'inconclusive',
    } as const;
  }
  const why =
    burn <= 0
      ? 'Revenue covers spend now, and shrinks below it'
      : growth > 0
        ? 'Growth doesn’t come in time'
        : 'Revenue doesn’t reach spend';
  return {
    headline: monthsText(lasts),
    meaning: `Default dead: the money runs out in month ${figureOf(Math.floor(lasts) + 1)}. ${why}.`,
    tone: 'refutes',
  } as const;
}

function workedOf(
  { months, runway: lasts }: CashCourse,
  { cash, spend, revenue, growth }: { cash: number; spend: number; revenue: number; growth: number },
  text: Text,
): string {
  if (growth === 0 && lasts !== Number.POSITIVE_INFINITY) {
    return `${text(cash)} / (${text(spend)} − ${text(revenue)}) = ${monthsText(lasts)}`;
  }
  const last = months.at(-1);
  const first = months[0];
  if (!first || !last) return '';
  const at = ({ month, revenue: earned, cash: left }: typeof first) =>
    `month ${month}: revenue ${text(earned)}, cash ${text(left)}`;
  return first === last ? at(first) : `${at(first)}; growing ${shareText(growth)} a month; ${at(last)}`;
}

/** Maximum number of months in a chart that can still be read. */
const monthsShown = 60;

function chartOf({ months }: CashCourse, cash: number, text: Text): ChartMaterial | null {
  const shown = months.slice(0, monthsShown);
  const last = shown.at(-1);
  if (!last || shown.length < 2) return null;
  const point = (at: number, value: number) => ({ at, atText: `Month ${at}`, value, text: text(value) });
  return {
    kind: 'curves',
    across: 'Month',
    lines: [
      {
        label: 'Cash',
        points: [{ ...point(0, cash), atText: 'Today' }, ...shown.map((each) => point(each.month, each.cash))],
      },
    ],
    level: { value: 0, label: 'Nothing left' },
    finding: `${text(cash)} today, ${text(last.cash)} after ${countOf(last.month, 'month')}.`,
  };
}
