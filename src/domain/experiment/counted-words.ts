import type { CountedWords } from '../verdict/plan-text.ts';
import type { Method } from './experiment.ts';

const visitors = { one: 'visitor', many: 'visitors' } as const;

const people = { yeses: 'yeses', yes: 'yes', did: 'said yes', do: 'say yes' } as const;
const signUps = { ...visitors, yeses: 'sign-ups', yes: 'sign-up', did: 'signed up', do: 'sign up' } as const;

/** How what a method counts is called. */
export const countedWords: Readonly<Record<Method, CountedWords>> = {
  interviews: { one: 'interview', many: 'interviews', ...people },
  page: signUps,
  'fake-door': { ...visitors, yeses: 'clicks', yes: 'click', did: 'clicked', do: 'click' },
  'pre-order': { ...visitors, yeses: 'orders', yes: 'order', did: 'ordered', do: 'order' },
  survey: { one: 'answer', many: 'answers', yeses: 'yeses', yes: 'yes', did: 'answered yes', do: 'answer yes' },
  prototype: { one: 'person', many: 'people', ...people },
  data: { one: 'record', many: 'records', yeses: 'yeses', yes: 'yes', did: 'were a yes', do: 'are a yes' },
  split: signUps,
};
