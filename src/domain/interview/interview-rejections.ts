/** Reasons to reject a command of an interview, as they are shown. */
export const interviewRejections = {
  'person-erased': 'This person was erased, so nothing more can be written about them.',
} as const;
