/** Reasons to reject a command of what came of a page or survey, as they are shown. */
export const intakeRejections = {
  'sample-address': 'People in the example need made-up addresses that end in .invalid.',
  'already-answered': 'This person has already answered.',
  'survey-closed': 'This survey is closed.',
} as const;
