import type { ClipboardFailure } from '#machines/canvas/clipboard.machine.ts';
import type { PresentationStop } from './presentation/presentation-stops.ts';

// What a canvas says once something is opened, written or rejected: it comes with that, and not with every canvas.

const figures = new Intl.NumberFormat('en-US');

/** Words of the list of all canvases. */

export const canvasListLabels = {
  title: 'Canvas',
  field: 'New canvas',
  placeholder: 'Your idea, in one line',
  submit: 'Create canvas',
  list: 'Your canvases',
  loading: 'Loading canvases',
  partialTitle: 'Some of your canvases aren’t on this device yet',
  partial: 'They’ll load when you’re back online. Anything you create until then is saved.',
  emptyTitle: 'No canvases yet',
  empty:
    'Write down an idea in one line, then lay it out with notes and sections. Ideas you’re exploring show up here too.',
  duplicate: (title: string) => `Duplicate ${title}`,
} as const;

export const beginningLabels = {
  title: 'Start typing',
  field: 'First note',
  placeholder: 'Your first note, then Enter',
  templates: 'Templates',
  orTemplate: 'Or start from a template.',
  own: 'Your templates',
} as const;

/** Why the clipboard was not reached, and what to do. */

export const clipboardFailures: Readonly<Record<ClipboardFailure, string>> = {
  refused: 'Your browser doesn’t allow this from a menu. Use Ctrl+C, Ctrl+X and Ctrl+V, or Cmd on a Mac.',
  empty: 'The clipboard is empty.',
  unexpected: 'We couldn’t copy it. Nothing was changed.',
};

export const imageLabels = {
  adding: (name: string) => `Adding ${name}…`,
  cancel: 'Cancel',
  sent: 'Uploading',
  checking: 'Uploaded, checking',
  waiting: (count: number) => `${figures.format(count)} more waiting.`,
  waits: (name: string) => `${name} is waiting`,
  failed: (name: string) => `${name} wasn’t added`,
  retry: 'Try again',
  drop: 'Don’t add',
  dismiss: 'Dismiss',
} as const;

export const presentationLabels = {
  name: (title: string) => `Presenting ${title}`,
  previous: 'Previous',
  next: 'Next',
  end: 'Exit presentation',
  noFrames: 'No frames yet. Press F and draw a frame around what you want to present.',
  /** "Frame 1 of 2: Who buys bread?" */
  stop: ({ kind, number, count, title }: PresentationStop) =>
    kind === 'whole'
      ? 'Whole canvas'
      : `${kind === 'frame' ? 'Frame' : 'Section'} ${figures.format(number)} of ${figures.format(count)}${title === '' ? '' : `: ${title}`}`,
} as const;

/** Words for text that was written without a connection, or at the same time elsewhere. */

export const rejectedLabels = {
  list: 'Rejected text',
  title: (names: string) => `Your text wasn’t saved: ${names}`,
  changed: 'The same text was changed elsewhere.',
  removed: 'It was removed elsewhere.',
  locked: 'It was locked elsewhere.',
  over: 'You can try again now.',
  compare: 'Compare',
  restore: 'Restore with my text',
  unlock: 'Unlock and apply my text',
  retry: 'Try again',
  discard: 'Discard mine',
  wrote: 'You wrote:',
  empty: 'Empty',
  others: (count: number) =>
    count === 1
      ? '1 other change of yours is affected.'
      : `${figures.format(count)} other changes of yours are affected.`,
} as const;

/** Words for a text that cannot be saved as it is. */

export const writingLabels = {
  tooLong: 'This text is too long',
  length: (length: number, limit: number) =>
    `${figures.format(length)} characters; the limit is ${figures.format(limit)}.`,
  shorten: 'Nothing was cut off. Shorten it to save it.',
  discard: 'Discard my text',
  conflict: 'The same text was changed elsewhere',
  keepMine: 'Keep mine',
  keepTheirs: 'Use the other version',
  keepBoth: 'Keep both',
  mine: 'Yours',
  theirs: 'Other version',
  orphaned: 'This item was removed elsewhere',
  restore: 'Restore with my text',
  leave: 'Leave it removed',
  kept: 'Your text is still here.',
  keptTooLong: (length: string) => `Your text is still here: ${length} Shorten it to restore the item.`,
} as const;
