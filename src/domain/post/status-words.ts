/** What a status of a post is called. */
export const statusWords: Readonly<Record<string, string>> = {
  open: 'Open',
  planned: 'Planned',
  started: 'In progress',
  done: 'Done',
  declined: 'Declined',
};
