/** Reasons to reject a command of a project, as they are shown. */
export const projectRejections = {
  'idea-has-project': 'You’re already exploring this idea.',
} as const;
