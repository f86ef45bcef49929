/** Reasons to reject a command of a survey, as they are shown. */
export const surveyRejections = {
  'survey-tested': 'A running test counts answers to this survey. Stop the test first, or wait until it’s done.',
  'question-missing': 'A question it changes was removed from the survey.',
  'survey-full': 'A survey can have 1,000 questions. Remove some first.',
  'survey-address-taken':
    'Someone else has a survey at this address. Create a new survey with these questions, and publish that one.',
  'survey-empty': 'Add a question first.',
  'question-unfinished': 'Each question needs text, and choice questions need options.',
  'route-broken': 'A route leads nowhere or back, or depends on a question that isn’t asked before.',
} as const;
