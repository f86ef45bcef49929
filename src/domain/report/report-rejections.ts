/** Reasons to reject a command of a report, as they are shown. */
export const reportRejections = {
  'report-full': 'A report can have 200 blocks. Remove some first.',
  'freeze-missing': 'There’s no such version of this report.',
} as const;
