/** Reasons to reject a command of an idea, as they are shown. */
export const ideaRejections = {
  'idea-exists': 'This idea is already in your vault.',
  'idea-missing': 'This idea no longer exists.',
  'rating-out-of-range': 'A rating is a whole number from 1 to 5.',
} as const;
