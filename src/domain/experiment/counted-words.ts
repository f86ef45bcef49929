import type { CountedWords } from '../verdict/plan-text.ts';
import type { Method } from './experiment.ts';

const visitors = { one: 'visitor', many: 'visitors' } as const;

/** How what a method counts is called. */
export const countedWords: Readonly<Record<Method, CountedWords>> = {
  interviews: { one: 'interview', many: 'interviews', yeses: 'yeses', yes: 'yes' },
  page: { ...visitors, yeses: 'sign-ups', yes: 'sign-up' },
  'fake-door': { ...visitors, yeses: 'clicks', yes: 'click' },
  'pre-order': { ...visitors, yeses: 'orders', yes: 'order' },
  survey: { one: 'answer', many: 'answers', yeses: 'yeses', yes: 'yes' },
  prototype: { one: 'person', many: 'people', yeses: 'yeses', yes: 'yes' },
  data: { one: 'record', many: 'records', yeses: 'yeses', yes: 'yes' },
  split: { ...visitors, yeses: 'sign-ups', yes: 'sign-up' },
};
