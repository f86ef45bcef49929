import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { countOf } from '#domain/text/figures.ts';
import type { ThemeChoice } from '#machines/shell/theme.machine.ts';
import type { SyncState } from '#machines/sync/select-sync.ts';

/** So many changes. */
export const changesText = (count: number): string => countOf(count, 'change');

const themes: Readonly<Record<ThemeChoice, string>> = {
  light: 'Use light theme',
  dark: 'Use dark theme',
  system: 'Use system theme',
};

/** The list of commands, the shortcuts, the switcher, and what can be done from anywhere. */
export const commandLabels = {
  validate: {
    people: 'Validate: People',
    predictions: 'Your predictions',
    state: 'State an assumption',
    experiment: 'New experiment',
    interview: 'Log an interview',
    decide: 'Decide',
    view: (view: string) => `Validate: ${view}`,
  },
  palette: {
    title: 'Commands',
    field: 'Search commands',
    placeholder: 'Search or jump to…',
    empty: 'No results. Try a shorter search.',
    failed: 'That didn’t work',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    between: 'then',
    single: 'Single-key shortcuts',
    singleHint: 'Keys such as C, without Ctrl or Cmd. Turn them off if you dictate or often press keys by accident.',
  },
  capture: 'Capture an idea',
  quickCapture: {
    field: 'Idea',
    placeholder: 'One line is enough',
    add: 'Add to vault',
    hint: 'Press Enter to add it, or Shift+Enter to add it and write another. #tags and @audience are optional.',
  },
  importIdeas: 'Import ideas…',
  exportCsv: 'Export ideas as CSV',
  exportJson: 'Export ideas as JSON',
  board: 'Show ideas on a board',
  criteria: 'Criteria',
  compare: 'Compare ideas',
  selectToCompare: 'Select 2 or 3 ideas to compare them.',
  share: 'Share part of a canvas…',
  save: 'Save form',
  idea: {
    title: 'Edit title',
    status: (status: string) => `Status: ${status}`,
    tags: 'Edit tags',
    rate: 'Rate this idea',
    archive: 'Archive this idea',
    restore: 'Restore this idea',
    explore: 'Start exploring',
    canvas: 'Open the canvas',
    history: 'History of this idea',
    fork: 'Fork this idea…',
    csv: 'Export this idea as CSV',
    json: 'Export this idea as JSON',
    share: 'Share part of its canvas…',
  },
  search: 'Search commands',
  showShortcuts: 'Show keyboard shortcuts',
  sidebar: 'Toggle sidebar',
  theme: (choice: ThemeChoice) => themes[choice],
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  undo: (name: string) => (name === '' ? 'Undo' : `Undo: ${name}`),
  redo: (name: string) => (name === '' ? 'Redo' : `Redo: ${name}`),
  example: { open: 'Open the example', add: 'See a finished example' },
  all: {
    canvases: 'All canvases',
    pages: 'All pages',
    explored: 'All ideas you’re exploring',
    reports: 'All reports',
  },
  switcher: {
    name: 'Switch to another idea',
    current: 'Current idea: ',
    none: 'Choose an idea',
    list: 'Explored ideas',
    isCurrent: 'Current',
    example: 'Example',
    all: 'All ideas',
    find: 'Find an idea',
    noMatch: 'No matching ideas.',
  },
} as const;

export interface SyncFacts {
  readonly state: SyncState;
  /** Changes whose facts have not come from the server. */
  readonly pending: number;
  /** Changes that the server rejected and that wait for the founder. */
  readonly rejected: number;
  /** The number of pending changes that are not stored on this device, or not yet. */
  readonly unkept: number;
  /** Null while the browser keeps what it is given. */
  readonly storage: StorageFailure | null;
  /** Fault in the data stored here that the founder has yet to read about. */
  readonly fault: SnapshotFault | null;
  /** The network is there, and the server answers that something is wrong with it. */
  readonly isServerFailing: boolean;
}

export interface SyncWords {
  readonly tone: 'calm' | 'busy' | 'waiting' | 'danger';
  /** A few words for the top bar. What they mean is in `sync-meaning.ts`. */
  readonly short: string;
}

/** Words for the state of syncing, by its meaning for the founder's work. */
export function syncLabelOf(facts: SyncFacts): SyncWords {
  const { state, pending, rejected, unkept, storage, fault, isServerFailing } = facts;
  if (state === 'removed') return { tone: 'danger', short: 'No longer a member' };
  if (fault) return faultWords(fault);
  if (rejected > 0)
    return { tone: 'danger', short: `${changesText(rejected)} ${rejected === 1 ? 'was' : 'were'} rejected` };
  if (storage) return { tone: 'danger', short: storageWords[storage.reason] };
  if (state === 'offline' && unkept > 0) return { tone: 'waiting', short: 'Saving here…' };
  if (state === 'offline' && pending === 0)
    return { tone: 'waiting', short: isServerFailing ? 'Trouble on our side' : 'You’re offline' };
  if (state === 'offline') return { tone: 'waiting', short: `${changesText(pending)} waiting to sync` };
  if (state === 'idle' || state === 'loading' || state === 'pulling') return { tone: 'busy', short: 'Syncing…' };
  return pending > 0 ? { tone: 'busy', short: 'Saving…' } : { tone: 'calm', short: 'Saved' };
}

function faultWords({ kind, lost }: SnapshotFault): SyncWords {
  if (kind === 'wiped' && lost > 0) return { tone: 'danger', short: 'Changes were lost' };
  if (kind === 'wiped') return { tone: 'waiting', short: 'This browser’s data was cleared' };
  if (kind === 'torn') return { tone: 'waiting', short: 'Local copy was damaged' };
  return { tone: 'danger', short: 'Server was restored' };
}

const storageWords: Readonly<Record<StorageFailure['reason'], string>> = {
  full: 'No space left on this device',
  unavailable: 'This browser can’t save',
  newer: 'Reload the page',
};
