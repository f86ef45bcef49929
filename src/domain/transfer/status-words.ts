import { type IdeaStatus, ideaStatuses } from '../idea/idea.ts';

/** Where an idea goes because of a word for its status. */
export type StatusTarget = IdeaStatus | 'archived';

export const statusTargets: readonly StatusTarget[] = [...ideaStatuses, 'archived'];

/** Words of Notion, Linear, Trello, Jira, Airtable, Asana and GitHub for the status of a task. */
const words: Readonly<Record<StatusTarget, readonly string[]>> = {
  inbox: [
    'backlog',
    'todo',
    'to do',
    'to-do',
    'not started',
    'new',
    'open',
    'ideas',
    'idea',
    'triage',
    'proposed',
    'unstarted',
    'selected for development',
    'ready',
    'next',
    'next up',
    'planned',
    'no status',
  ],
  exploring: [
    'in progress',
    'doing',
    'started',
    'active',
    'wip',
    'researching',
    'research',
    'discovery',
    'in discovery',
  ],
  testing: ['in review', 'review', 'in testing', 'test', 'qa', 'validating', 'validation', 'in validation'],
  building: ['in development', 'development', 'developing', 'build', 'launched', 'shipped', 'live', 'released'],
  paused: ['on hold', 'hold', 'blocked', 'waiting', 'deferred', 'later', 'someday', 'icebox', 'parked', 'snoozed'],
  pivoted: [],
  killed: [
    'canceled',
    'cancelled',
    'won’t do',
    'won’t fix',
    'wont do',
    'rejected',
    'declined',
    'abandoned',
    'dropped',
    'duplicate',
    'discarded',
  ],
  archived: ['archive', 'done', 'complete', 'completed', 'closed', 'resolved', 'finished'],
};

const targets: ReadonlyMap<string, StatusTarget> = new Map(
  statusTargets.flatMap((target) => [target, ...words[target]].map((word): [string, StatusTarget] => [word, target])),
);

/** A word in the form by which it is mapped: without capitals, signs before it, and a number of its place. */
export const statusKey = (word: string): string =>
  word
    .toLocaleLowerCase('en')
    .replace(/^[^\p{L}]+(?=\p{L})/u, '')
    .replace(/[\s_]+/gu, ' ')
    .replaceAll("'", '’')
    .trim();

/** Undefined if the word is in no table. */
export const knownStatus = (key: string): StatusTarget | undefined => targets.get(key);

export const isOwnStatus = (key: string): boolean => (ideaStatuses as readonly string[]).includes(key);
