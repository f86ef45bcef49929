const count = new Intl.NumberFormat('en-US');

/** Every text of a history, but for what single changes are called: see `change-title.ts`. */
export const labels = {
  title: 'History',
  changes: 'Changes',
  version: 'Version',
  now: 'Now',
  atVersion: 'At this version',
  asItWas: 'As it was',
  compare: 'Compare versions',
  from: 'From',
  to: 'To',
  comparison: 'What changed',
  range: (from: string, to: string) => `From ${from} to ${to}`,
  present: 'now',
  differences: (isWithNow: boolean) => (isWithNow ? 'Changes since this version' : 'Changes between these versions'),
  noDifferences: (isWithNow: boolean) => (isWithNow ? 'Same as now.' : 'Both versions are the same.'),
  restore: 'Restore this version',
  backToNow: 'Back to now',
  name: 'Name this version',
  rename: 'Rename this version',
  naming: {
    field: 'Version name',
    description: 'For example “Before the interviews”. Leave it empty to remove the name.',
    tooLong: (most: number, length: number) => `Use at most ${most} characters. You have ${length}.`,
    save: 'Save name',
    cancel: 'Cancel',
  },
  restoring: {
    question: 'Restore this version?',
    explanation:
      'Everything goes back to how it was, as one new change. Later changes stay in the history, and you can undo.',
    confirm: 'Restore',
    done: 'Version restored',
  },
  loading: 'Loading history',
  unavailable: {
    title: 'Couldn’t load the history',
    explanation: 'Your changes are safe on this device. Check your connection and try again.',
    retry: 'Try again',
  },
  missed: 'Newer changes couldn’t be loaded.',
  via: (token: string) => `via ${token}`,
  formerMember: 'A former member',
  pending: (changes: number) =>
    changes === 1
      ? '1 change isn’t synced yet and isn’t in this history.'
      : `${count.format(changes)} changes aren’t synced yet and aren’t in this history.`,
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  changed: 'Changed',
} as const;
