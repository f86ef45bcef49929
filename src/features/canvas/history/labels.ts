const count = new Intl.NumberFormat('en-US');

/** Every text of a canvas's history, but for what single changes are called: see `canvas-labels.ts` of the domain. */
export const labels = {
  region: 'History of the canvas',
  heading: (title: string) => `History of ${title}`,
  versions: 'Versions',
  back: 'Back to the canvas',
  fit: 'Fit to screen',
  stage: (title: string) => `${title} at this version`,
  nothingYet: 'Nothing has happened here yet.',
  changed: 'What changed',
  changedSince: 'What has changed since',
  changedBetween: 'What changed in between',
  noChanges: 'Nothing on the canvas changed.',
  kinds: { placed: 'Added', moved: 'Moved', changed: 'Changed', removed: 'Removed' },
  more: (items: number) => `and ${count.format(items)} more`,
} as const;
