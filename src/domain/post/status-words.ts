/** Labels of a post's statuses. */
export const statusWords: Readonly<Record<string, string>> = {
  open: 'Open',
  planned: 'Planned',
  started: 'In progress',
  done: 'Done',
  declined: 'Declined',
};
