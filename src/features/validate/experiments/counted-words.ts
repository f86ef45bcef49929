import type { Method } from '#domain/experiment/experiment.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';

const visitors = { one: 'visitor', many: 'visitors' } as const;

/** How what a method counts is called. */
export const countedWords: Readonly<Record<Method, CountedWords>> = {
  interviews: { one: 'interview', many: 'interviews', yeses: 'yeses' },
  page: { ...visitors, yeses: 'sign-ups' },
  'fake-door': { ...visitors, yeses: 'clicks' },
  'pre-order': { ...visitors, yeses: 'orders' },
  survey: { one: 'answer', many: 'answers', yeses: 'yeses' },
  prototype: { one: 'person', many: 'people', yeses: 'yeses' },
  data: { one: 'record', many: 'records', yeses: 'yeses' },
  split: { ...visitors, yeses: 'sign-ups' },
};
