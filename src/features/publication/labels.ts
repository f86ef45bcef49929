/** Words for pages and surveys alike. */
export const publishingLabels = {
  publishChanges: 'Publish changes',
  unpublish: 'Unpublish',
  pending: 'Waiting for the server to confirm.',
  waiting: 'No connection right now. Your choice is saved and goes out once it’s back; you can leave this page.',
  checklist: 'Before you publish',
  checklistAfter: 'Checklist',
  done: (count: number) => `${count} done`,
  met: 'Done:',
  unmet: 'Required:',
  empty: 'To write:',
  hint: 'Recommended:',
  versions: 'Published versions',
  version: (version: number, of: number | null) =>
    of === null ? `Version ${version}` : `Version ${version}, as version ${of}`,
  live: 'Published',
  rollBack: 'Publish again',
  rollBackTo: (version: number) => `Publish version ${version} again`,
  rejectedTitle: 'It wasn’t published',
  rejectedOff: 'The change wasn’t made',
  toAccount: 'Verify your email',
  dismiss: 'Dismiss',
} as const;
