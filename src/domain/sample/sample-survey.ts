import type { Choice } from '../survey/survey-response.ts';

/** A survey of the first idea, and who answered it. It is never on the web. */
export const sampleSurvey = {
  title: 'Crumb: what a bake costs',
  template: 'problem',
  days: [-53, -46],
  sources: [
    { name: 'forum', n: 41, k: 18 },
    { name: 'instagram', n: 22, k: 6 },
  ],
} as const;

interface SampleResponse {
  readonly choices: Readonly<Record<string, Choice>>;
  readonly words: Readonly<Record<string, string>>;
  readonly passed: readonly string[];
}

/** Answers to the question `last` of the template, about the last time: one for each person who had the problem. */
const lastTimes = [
  'I put the price up by 20p and hoped.',
  'Nothing. I noticed in April, and it was December’s loss.',
  'I asked my accountant, who asked me for the invoices.',
  'I took the product off the shelf.',
  'I went through a shoebox of invoices for a Sunday.',
  'I called the wholesaler. The price stayed.',
  'I baked it smaller.',
  'I typed everything into a spreadsheet, and gave up at flour.',
  'I compared with the shop across the street.',
  'My partner worked it out by hand for our five best sellers.',
  'I changed the recipe to margarine, and customers noticed.',
  'I raised everything by 5%.',
  'I only found out when the bank called.',
  'I waited for the yearly accounts.',
  'I asked in the forum how others do it.',
  'I stopped the lunch deal.',
  'I weighed one batch and guessed the rest.',
  'I bought an online course on food costs.',
] as const;

/** Answers to the question `cost`, which every second person passes. */
const costs = [
  'A day a month.',
  'About £200 a month, I think.',
  'I don’t know, and that’s the problem.',
  'My Sundays.',
  'The Christmas bonus.',
  'One product out of ten.',
  'Less than it would cost to find out, I hope.',
  'Two regulars, when the loaf got smaller.',
  '£1,400 last year, my accountant says.',
] as const;

/** By the ids of the template’s options. */
const often = ['o2', 'o3', 'o3', 'o2', 'o4', 'o3', 'o1'] as const;
const tried = [['o1'], ['o1', 'o3'], ['o5'], ['o1', 'o2'], ['o4'], ['o3'], ['o1', 'o4']] as const;
const bad = [4, 3, 5, 2, 4, 5, 3, 4] as const;

/** One of them after the other. */
const nthOf = <T>(all: readonly [T, ...T[]], nth: number): T => all[nth % all.length] ?? all[0];

/** The answers of the nth who answered: one of four did not have the problem. */
export function sampleResponse(nth: number): SampleResponse {
  if (nth % 4 === 3) return { choices: { had: 'o2' }, words: {}, passed: [] };
  const had = nth - Math.floor(nth / 4);
  const cost = had % 2 === 0 ? nthOf(costs, had / 2) : undefined;
  return {
    choices: {
      ...{ had: 'o1', often: nthOf(often, had), bad: nthOf(bad, had) },
      tried: [...nthOf<readonly string[]>(tried, had)],
    },
    words: { last: nthOf(lastTimes, had), ...(cost === undefined ? {} : { cost }) },
    passed: cost === undefined ? ['cost'] : [],
  };
}
