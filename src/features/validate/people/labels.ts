import type { IntakeEntry } from '#domain/intake/intake.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';
import type { EntryStatus, PeopleColumn } from '#machines/people/list-people.ts';

const people = (count: number): string => countOf(count, 'person', 'people');

export const goalLabels: Readonly<Record<IntakeEntry['goal'], string>> = {
  'sign-up': 'Sign-up',
  'fake-door': 'Fake-door click',
  'pre-order': 'Pre-order',
  survey: 'Survey',
};

export const statusLabels: Readonly<Record<EntryStatus, string>> = {
  received: 'Not confirmed',
  confirmed: 'Confirmed',
  repeated: 'Repeated',
  excluded: 'Excluded',
  erased: 'Erased',
  uncounted: 'Not counted',
};

export const columnLabels: Readonly<Record<PeopleColumn, string>> = {
  person: 'Person',
  source: 'Source',
  version: 'Version',
  received: 'Received',
};

export const peopleLabels = {
  table: 'People',
  open: 'See people',
  back: 'All tests and surveys',
  came: (count: number) =>
    count === 0
      ? 'No one has signed up, pre-ordered or answered yet.'
      : `${people(count)} signed up, pre-ordered, clicked a fake door or answered.`,
  loading: 'Loading people',
  export: 'Export CSV',
  exported: (count: number, name: string, others: number) =>
    [
      `Exported ${people(count)} to ${name}.`,
      ...(others === 0
        ? []
        : [`${countOf(others, 'response')} without an email ${others === 1 ? 'is' : 'are'} in the survey’s own CSV.`]),
    ].join(' '),
  noEmails: 'No emails to export yet. The file lists the people who left one.',
  notLoaded: 'Some people aren’t on this device yet. Try again once everything has loaded.',
  noVisitTitle: 'No one has visited yet',
  noVisit:
    'Everyone who signs up, pre-orders or clicks a fake door on your page will be listed here. Visitors appear with the next sign-up, or within the hour.',
  address: 'Send people here',
  noPage: 'Publish a page. Everyone who signs up, pre-orders or clicks a fake door there will be listed here.',
  toPages: 'Go to Page builder',
  emptyTitle: 'No one has signed up yet',
  empty: 'Your page has been visited. Everyone who signs up, pre-orders or clicks a fake door will be listed here.',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select everyone listed',
  selected: (count: number) => `${figureOf(count)} selected`,
  status: 'Status',
  actions: 'Actions',
  count: (shown: number, total: number) => (shown === total ? people(total) : `${figureOf(shown)} of ${people(total)}`),
  nothing: 'No one matches these filters.',
  clear: 'Clear filters',
  more: (count: number) => `Show ${figureOf(count)} more`,
  visitor: (ordinal: number | null) => (ordinal === null ? 'A visitor' : `Visitor ${figureOf(ordinal)}`),
  version: (version: string) => `Version ${version.toUpperCase()}`,
  erasedPerson: 'Erased person',
  repeated: (repeats: number) => `Signed up ${figureOf(repeats + 1)} times`,
  excludedFor: (reason: string) => `Excluded: ${reason}`,
  uncounted: 'Not counted: your own visit, or one that had already been left out',
  exclude: 'Exclude',
  include: 'Include again',
  erase: 'Erase',
  addNote: 'Add note',
  editNote: 'Edit note',
  excludeMany: (count: number) => `Exclude ${people(count)}`,
  includeMany: (count: number) => `Include ${people(count)} again`,
  eraseMany: (count: number) => `Erase ${people(count)}`,
  erasing: 'Erasing…',
  erasingOffline: 'Erased when you’re back online',
  filters: {
    group: 'Filters',
    search: 'Search people',
    any: 'Any',
    page: 'Page',
  },
} as const;

export const excludeLabels = {
  title: (count: number) =>
    count === 1 ? 'Exclude this person from the test?' : `Exclude ${people(count)} from the test?`,
  text: 'They’ll count neither as a visitor nor as a yes. An experiment that was already judged is judged again.',
  reason: 'Reason',
  hint: 'Don’t use names: the reason stays in the log after a person is erased.',
  missing: 'Give a reason.',
  submit: 'Exclude',
  cancel: 'Cancel',
  done: (count: number) => `Excluded ${people(count)} from the test.`,
} as const;

export const noteLabels = {
  title: (name: string) => `Note on ${name}`,
  note: 'Note',
  hint: 'Reports and shared links leave it out. It’s erased with the person.',
  save: 'Save note',
  cancel: 'Cancel',
} as const;

export const eraseLabels = {
  title: (count: number, name: string) => (count === 1 ? `Erase ${name}?` : `Erase ${people(count)}?`),
  entries: (count: number) =>
    count === 1
      ? 'One entry in this project will be erased.'
      : `${figureOf(count)} entries in this project will be erased: everything sent with the same email goes together.`,
  text: 'Their email, answers and your note are deleted on our server and on your devices. Backups may hold them for up to 30 days. This can’t be undone.',
  stays: 'What was counted stays, so no result changes.',
  submit: 'Erase',
} as const;

/** Why visits don’t count; the server may give a reason that this build doesn’t know. */
const dropReasons: Readonly<Record<string, string>> = {
  bot: 'Bots',
  head: 'Link checkers',
  prefetch: 'Pages loaded ahead and never looked at',
  network: 'Networks that are never counted',
  burst: 'Too many visits at once from one internet connection',
  own: 'Your own visits',
  trap: 'Forms filled in by bots',
};

export const leftOutLabels = { notCounted: 'Not counted in' } as const;

export const droppedLabels = {
  summary: (count: number) => `${countOf(count, 'request')} not counted`,
  table: 'Not counted',
  reason: 'Reason',
  requests: 'Requests',
  of: (reason: string) => dropReasons[reason] ?? reason,
} as const;

export const figureLabels = {
  summary: (title: string) => `Figures: ${title}`,
  funnel: 'From visit to goal',
  visitors: 'Visitors',
  step: (yeses: string) => `${yeses.charAt(0).toUpperCase()}${yeses.slice(1)}`,
  confirmed: 'Confirmed',
  oneConfirmed: 'confirmed',
  rate: (k: number, n: number, [low, high]: Interval, will: string) =>
    `In the long run, between ${shareText(low, k / n)} and ${shareText(high, k / n)} of visitors would ${will}.`,
  soFar: (steps: readonly { readonly one: string; readonly many: string; readonly count: number }[]) =>
    `${steps.map(({ one, many, count }) => countOf(count, one, many)).join(', ')} so far.`,
  tooFew: (will: string) => `Too few visitors to say yet how many would ${will} in the long run.`,
  counted: 'Every visitor since the page was first published counts here, whether or not an experiment ran.',
  proof: 'Each range holds at 95%, however often and whenever you look.',
  share: 'Share',
  between: ([low, high]: Interval) => `${shareText(low)} to ${shareText(high)}`,
  byVersion: 'By version',
  bySource: 'By source',
  byDay: 'By day (UTC)',
  version: (name: string) => `Version ${name.toUpperCase()}`,
  more: (count: number) => `${countOf(count, 'more row')} not shown.`,
} as const;
