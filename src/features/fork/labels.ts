import { ideaLimits } from '#domain/idea/idea.ts';

export const labels = {
  title: 'Fork idea',
  intro: (title: string) =>
    `A fork takes “${title}” in another direction. The original stays as it is, and the new idea links back to it.`,
  field: 'Title of the new idea',
  empty: 'Add a title for the new idea.',
  tooLong: `Titles are limited to ${ideaLimits.title} characters.`,
  cancel: 'Cancel',
  fork: 'Fork',
  kept: 'Carried over',
  keptText: 'Problem, audience, pitch, tags and ratings',
  left: 'Not carried over',
  leftText: 'Status (the fork starts in the inbox), history, named versions, canvas and tests',
  copiedFrom: 'Copied from',
  forkedFrom: 'Forked from',
  removed: 'an idea that was removed',
} as const;
