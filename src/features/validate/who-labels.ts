export const whoLabels = {
  who: 'Who',
  noOne: 'No one',
  /** While the name of a member is not known. */
  unnamed: 'A member',
  assignedTo: (name: string) => `Assigned to ${name}`,
  until: ', by ',
  by: 'By (optional)',
  unfinished: 'Enter the whole date, or clear it. Until then, the one before stays.',
  outside: 'Choose today or a later day, within five years.',
  hasLeft: 'Whoever had this has left, or can’t edit anymore, so it’s no one’s now.',
} as const;
