export const whoLabels = {
  who: 'Who',
  noOne: 'No one',
  /** While the name of a member is not known. */
  unnamed: 'A member',
  by: 'By (optional)',
  outside: 'Choose today or a later day, within five years.',
  hasLeft: 'Whoever had this has left, or can’t edit anymore, so it’s no one’s now.',
} as const;
