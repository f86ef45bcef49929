import type { Need } from '#domain/next-step/need.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';

/** Each need in words. */
export const needLabels: Readonly<Record<Need, string>> = {
  decision: 'Needs a decision',
  test: 'A test needs someone',
  plan: 'Needs a test',
  answers: 'Collecting answers',
  nothing: 'At rest',
};

export const manyTeamsLabels = {
  title: 'All your workspaces',
  loading: 'Loading the ideas of all your workspaces',
  order: 'What needs someone comes first, then what has been without evidence for longest.',
  columns: {
    workspace: 'Workspace',
    idea: 'Idea',
    need: 'What it needs',
    evidence: 'What its evidence says',
    tests: 'Running tests',
    last: 'Last evidence',
    days: 'Days without',
  },
  noIdea: 'No idea is being explored yet',
  never: 'None yet',
  tests: (count: number) => countOf(count, 'running test'),
  lines: {
    never: (days: number) => (days === 0 ? 'No evidence yet' : `No evidence in ${countOf(days, 'day')}`),
    last: (days: number) => (days === 0 ? 'Last evidence today' : `Last evidence ${countOf(days, 'day')} ago`),
  },
  filters: {
    group: 'Which ideas are listed',
    search: 'Search all workspaces',
    workspace: 'Workspace',
    need: 'What it needs',
    any: 'Any',
  },
  none: 'No idea matches. Change or clear the filters.',
  clear: 'Clear filters',
  all: (count: number) => `Show all ${figureOf(count)}`,
  others: (workspace: string, count: number) =>
    `${countOf(count, 'more idea')} of ${workspace} ${count === 1 ? 'isn’t' : 'aren’t'} listed here.`,
  unread: 'We couldn’t read your other workspaces. Everything in this one works.',
  kept: 'We couldn’t refresh this. You see it as it was on ',
  retry: 'Try again',
  export: 'Export CSV',
  exported: (count: number, name: string) => `${countOf(count, 'row')} exported to ${name}`,
  files: {
    workspace: 'workspace',
    idea: 'idea',
    status: 'status',
    need: 'needs',
    next: 'next step',
    evidence: 'what its evidence says',
    tests: 'running tests',
    last: 'last evidence',
    days: 'days without evidence',
    workspaceId: 'workspace id',
    ideaId: 'idea id',
    projectId: 'project id',
  },
} as const;
