import { countOf, figureOf } from '#domain/text/figures.ts';
import { type CountedWords, chanceOf } from '#domain/verdict/plan-text.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { WayOut } from '#machines/validate/ways-out.ts';

export const benchmarkLabels = {
  line: 'For comparison:',
  sources: 'Where this comes from, and its limits',
} as const;

/** Conditions that a founder should know before choosing a way out. */
const conditions: Readonly<Record<WayOut['kind'], string>> = {
  sample: '',
  criterion: ', if so few are enough for you',
  once: ', and no answer before that',
};

export const waysLabels = {
  lead: (chance: number) =>
    `The chance of a clear yes or no is ${chanceOf(chance)}; otherwise it stays open. Before you lock, you could:`,
  action: (way: WayOut, { one, many }: CountedWords) => {
    if (way.kind === 'sample') return `Plan for ${countOf(way.n, one, many)}`;
    return way.kind === 'criterion' ? `Change the target to ${shareText(way.criterion)}` : 'Judge only at the end';
  },
  gives: (way: WayOut) => `${chanceOf(way.chance)} chance of a clear yes or no${conditions[way.kind]}`,
} as const;

export const tooSmallLabels = {
  title: 'This test can’t be decided',
  plan: (n: number) => `Plan for ${figureOf(n)}`,
} as const;

export const plannerLabels = {
  title: 'What you’re about to lock',
  empty: 'Fill in the criterion and the planned sample to see what each result would mean.',
  tooLarge: 'Plan for 5,000 or fewer: a larger sample can’t be worked out.',
  working: 'Working it out…',
  failed: 'We couldn’t work this out. Your card is saved; change a number to try again.',
  cost: 'Cost',
  shows: 'Shows',
  tooSmall: 'Too few',
  chance: 'Chance',
  sample: 'Enough',
  costText: (n: number, { one, many }: { readonly one: string; readonly many: string }, perDay: number | null) => {
    const all = `Up to ${countOf(n, one, many)}`;
    if (perDay === null) return `${all}. How many days is unknown until a test like this has run.`;
    return `${all}: about ${countOf(Math.max(1, Math.ceil(n / perDay)), 'day')} at your recent pace of ${paceText(perDay)} a day.`;
  },
  even: (criterion: number) =>
    `If exactly ${shareText(criterion)} say yes, no sample tells it apart: inconclusive is the right answer.`,
} as const;

const paceText = (perDay: number): string => (perDay < 0.1 ? 'less than 0.1' : String(Number(perDay.toFixed(1))));
