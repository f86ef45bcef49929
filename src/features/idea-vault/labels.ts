import {
  type ChosenStatus,
  type Idea,
  type IdeaStatus,
  type IdeaText,
  ideaLimits,
  isChosenStatus,
} from '#domain/idea/idea.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import { type Criterion, type IdeaOrder, staleAfterDays } from '#domain/vault/vault.ts';
import type { ChangeDrafts, IdeaVaultChange } from '#machines/vault/idea-vault-change.ts';
import type { Option } from '#ui/option.ts';

export const statusLabels: Readonly<Record<IdeaStatus, string>> = {
  inbox: 'Inbox',
  exploring: 'Exploring',
  testing: 'Testing',
  building: 'Building',
  paused: 'Paused',
  pivoted: 'Pivoted',
  killed: 'Killed',
};

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label })) as Option<Value>[];

/** Options for every status, to filter the shown ideas. */
export const statusOptions = optionsOf(statusLabels);

/** Options for the statuses that a founder chooses. */
export const chosenOptions = statusOptions.filter((option): option is Option<ChosenStatus> =>
  isChosenStatus(option.value),
);

/** Options for an idea without a canvas: exploring it starts one. Each label begins with its status, as it is typed. */
export const startingOptions = chosenOptions.map((option) =>
  option.value === 'exploring' ? { ...option, label: 'Exploring: starts its canvas' } : option,
);

const orders: Readonly<Record<IdeaOrder, string>> = {
  captured: 'By age',
  changed: 'By last change',
  title: 'By title',
  status: 'By status',
  score: 'By your rating',
  evidence: 'By evidence',
  hand: 'Manual',
};

export const orderOptions = optionsOf(orders);

export const textLabels: Readonly<Record<IdeaText, string>> = {
  problem: 'Problem',
  audience: 'Audience',
  pitch: 'Pitch',
};

export const textHints: Readonly<Record<IdeaText, string>> = {
  problem: 'What goes wrong today, and how often.',
  audience: 'Who has the problem.',
  pitch: 'What you’d build, in one sentence.',
};

const ideas = (count: number): string => countOf(count, 'idea');
const changes = (count: number): string => countOf(count, 'change');

export const labels = {
  heading: 'Idea vault',
  next: (action: string) => `Next: ${action}`,
  tools: {
    criteria: 'Criteria',
    transfer: 'Import and export',
    import: 'Import ideas…',
    importNote: 'CSV or JSON',
    csv: 'Export as CSV',
    csvNote: 'For spreadsheets',
    json: 'Export as JSON',
    jsonNote: 'Everything, with criteria and saved views',
    showArchived: 'Show archived',
    showCurrent: 'Show current ideas',
    more: 'More vault actions',
    exported: (count: number, file: string) => `Exported ${ideas(count)} to ${file}.`,
    notLoaded: 'Your ideas haven’t all loaded yet. Try again in a moment.',
    copied: (title: string) => `Copied as “${title}”.`,
    forked: (title: string) => `Forked as “${title}”.`,
  },
  capture: {
    field: 'Capture an idea',
    placeholder: 'One line is enough',
    hint: 'Press Enter to add it. #tags and @audience are optional.',
    captured: (title: string) => `Captured: ${title}`,
    several: (count: number) => `Captured ${ideas(count)}`,
    added: (title: string) => `Added “${title}” to the vault.`,
  },
  lines: {
    title: (count: number) => `Add ${ideas(count)}?`,
    text: 'You pasted several lines. Each can be its own idea.',
    tooMany: (most: number) => `You can paste up to ${ideas(most)} at once. Use Import for more.`,
    confirm: (count: number) => `Add ${ideas(count)}`,
    joined: 'Keep as one line',
    cancel: 'Cancel',
    more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  },
  offline: {
    title: 'You’re offline',
    nothing: 'You can keep working: changes are saved on this device and sync later.',
    kept: (count: number) => `${changes(count)} saved on this device and waiting to sync.`,
    unkept: (count: number) =>
      `${changes(count)} in this tab only, because this browser can’t save ${count === 1 ? 'it' : 'them'}. Keep the tab open until you’re back online.`,
  },
  empty: {
    loading: 'Loading ideas',
    partial: 'Some of your ideas aren’t on this device yet',
    partialText: 'They’ll load when you’re back online. Anything you capture until then is saved.',
    stale: 'No stale ideas',
    staleText: `Every active idea has changed in the last ${staleAfterDays} days.`,
    narrowed: 'No matching ideas',
    narrowedText: 'Try other words, fewer tags, or another status. Archived ideas have their own list.',
    showAll: 'Show all ideas',
    archived: 'No archived ideas',
    archivedText: 'Ideas you archive are kept here.',
    none: 'No ideas yet',
    noneText: 'Type one line above and press Enter. It doesn’t have to be good to be worth keeping.',
  },
  result: {
    count: (count: number, total: number, isNarrowed: boolean) =>
      isNarrowed ? `${count.toLocaleString('en-US')} of ${ideas(total)}` : ideas(total),
    stale: `, unchanged for ${staleAfterDays} days or more`,
    clear: 'Clear filters',
  },
  toolbar: {
    name: 'Search and filter',
    search: 'Search ideas',
    view: 'View',
    table: 'Table',
    board: 'Board',
  },
  filter: {
    status: 'Status',
    noStatus: 'No statuses.',
    tags: 'Tags',
    noTags: 'No tags yet.',
    stale: 'Stale',
    ideas,
    title: 'Filter',
    count: (count: number) => (count === 0 ? 'Filter' : `Filter: ${count}`),
    show: (count: number) => `Show ${ideas(count)}`,
    saved: 'Saved views',
    current: 'Current view',
    save: 'Save this view…',
    rename: (name: string) => `Rename “${name}”…`,
    remove: (name: string) => `Remove “${name}”`,
  },
  order: {
    name: 'Order',
    group: 'Order by column',
    reverse: (isFalling: boolean) => `${isFalling ? 'Descending' : 'Ascending'}: reverse order`,
    falling: ', descending',
    rising: ', ascending',
  },
  columns: {
    title: 'Title',
    audience: 'Audience',
    tags: 'Tags',
    status: 'Status',
    score: 'Your rating',
    evidence: 'Evidence',
    changed: 'Changed',
    age: 'Age',
  },
  evidence: {
    none: 'Untested',
    score: (score: number) => score.toFixed(0),
    basis: (assumption: string) => `the weakest critical assumption: ${assumption}`,
  },
  row: {
    list: 'Ideas',
    archivedList: 'Archived ideas',
    board: 'Board',
    emptyColumn: 'No ideas',
    stale: 'Stale',
    notRated: 'not rated',
    addTag: 'Add tag',
    ratings: 'Ratings',
    current: 'Current',
    noCriteria: 'Choose criteria first: the questions you compare your ideas by.',
    chooseCriteria: 'Choose criteria',
    moreTags: (count: number) => `+${count}`,
    file: (title: string, isArchived: boolean) => `${isArchived ? 'Restore' : 'Archive'} ${title}`,
  },
  menu: {
    name: (title: string) => `More for ${title}`,
    open: 'Open',
    canvas: 'Open the canvas',
    duplicate: 'Duplicate',
    fork: 'Fork…',
    compare: 'Compare with…',
    explore: 'Start exploring',
    up: 'Move up',
    down: 'Move down',
    moveTo: (status: ChosenStatus) => `Move to ${statusLabels[status]}`,
    rename: 'Rename',
    status: 'Change status…',
    tags: 'Edit tags…',
    rate: 'Rate…',
    archive: 'Archive',
    restore: 'Restore',
  },
  keys: {
    next: 'Next idea',
    previous: 'Previous idea',
    open: 'Open idea',
    status: 'Change status',
    tags: 'Edit tags',
    rate: 'Rate',
    archive: 'Archive or restore',
    select: 'Select or deselect',
    rename: 'Rename',
  },
  bulk: {
    name: 'Selected ideas',
    count: (count: number) => `${count.toLocaleString('en-US')} selected`,
    selectMore: 'Select 1 or 2 more to compare',
    tooMany: (most: number) => `You can compare up to ${most}`,
    all: (count: number) => `Select all ${count.toLocaleString('en-US')}`,
    none: 'Clear selection',
    moveTo: 'Set status',
    addTag: 'Add tag…',
    removeTag: 'Remove tag',
    compare: 'Compare',
    export: 'Export',
    csv: 'As CSV',
    json: 'As JSON',
    archive: 'Archive',
    restore: 'Restore',
  },
  question: {
    cancel: 'Cancel',
    tagTitle: (count: number) => `Tag ${ideas(count)}`,
    tag: 'Tag',
    addTag: 'Add tag',
    tagMissing: 'Enter a tag.',
    saveTitle: 'Save view',
    renameTitle: (name: string) => `Rename “${name}”`,
    save: 'Save',
    name: 'Name',
    nameHint: 'Saves the search, filters and order under this name on all your devices.',
  },
  rejections: {
    list: 'Rejected changes',
    unknownIdea: 'an idea that isn’t here',
    title: (what: string, title: string) => `${what} was rejected: ${title}`,
    compare: 'Compare',
    change: 'Change',
    shorten: 'Shorten the title',
    retry: 'Try again',
    dismiss: 'Discard',
    dependents: (count: number) =>
      ` ${changes(count)} that depended on it ${count === 1 ? 'was' : 'were'} also rejected.`,
  },
  edit: {
    title: 'Edit idea',
    cancel: 'Cancel',
    save: 'Save',
    field: 'Title',
    titleEmpty: 'Add a title.',
    titleTooLong: `Titles are limited to ${ideaLimits.title} characters.`,
    tooLong: (limit: number, length: number) =>
      `The limit is ${figureOf(limit)} characters; you have ${figureOf(length)}.`,
    tags: 'Tags',
    tagsHint: 'Press Enter or comma to add.',
    status: 'Status',
    discard: 'Discard your changes?',
    discardText: 'The idea stays as it was before you opened it.',
    keepEditing: 'Keep editing',
    confirmDiscard: 'Discard',
    conflict: 'This text was also changed elsewhere',
    keepMine: 'Keep mine',
    takeTheirs: 'Use the other version',
    nothing: 'Empty',
  },
} as const;

const day = 24 * 60 * 60 * 1000;

/** How long ago something happened, in whole days: "today", "1 day", "12 days". Both are ISO 8601. */
export function ageText(since: string, now: string): string {
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / day));
  return days === 0 ? 'today' : countOf(days, 'day');
}

export interface ScoreText {
  /** To one decimal, behind a tilde where it is not from all criteria. */
  readonly figure: string;
  /** From how many it is; null if it is from all. */
  readonly basis: string | null;
}

/** An idea's score as it is shown; null while nothing that has weight is rated. */
export function scoreText(idea: Pick<Idea, 'ratings'>, criteria: readonly Criterion[]): ScoreText | null {
  const score = scoreOf(idea, criteria);
  if (score === null) return null;
  const figure = score.toFixed(1);
  const rated = criteria.filter(({ id }) => Object.hasOwn(idea.ratings, id)).length;
  if (rated === criteria.length) return { figure, basis: null };
  return { figure: `~${figure}`, basis: `from ${rated} of ${criteria.length} criteria` };
}

/** Says what was done to how many ideas; a single one is called by its title. */
export function changeText(change: IdeaVaultChange, { drafts, full }: ChangeDrafts, title: string): string {
  // A project that comes with a new status is not one idea more.
  const count = drafts.filter(({ type }) => type !== 'StartProject').length;
  const which = count === 1 ? `“${title}”` : ideas(count);
  const left = full === 0 ? '' : ` ${ideas(full)} already ${full === 1 ? 'has' : 'have'} ${ideaLimits.tags} tags.`;
  switch (change.kind) {
    case 'filed':
      return `${change.archived ? 'Archived' : 'Restored'} ${which}.`;
    case 'moved':
      return `Moved ${which} to ${statusLabels[change.status]}.`;
    case 'tagged':
      return count === 0 ? `Nothing was tagged.${left}` : `Tagged ${which} “${change.tag}”.${left}`;
    case 'untagged':
      return `Removed the tag “${change.tag}” from ${which}.`;
    case 'retagged':
    case 'rated':
    case 'placed':
      return `Changed “${title}”.`;
  }
}
