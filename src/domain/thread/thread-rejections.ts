/** Reasons to reject a command of comments, as they are shown. */
export const threadRejections = {
  'comment-there': 'This comment was already written.',
  'comment-missing': 'This comment isn’t there anymore.',
  'not-your-comment': 'Only the person who wrote a comment can change it.',
} as const;
