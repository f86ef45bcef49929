export const whatIsCounted =
  'Which screens you open, and when an idea is captured, moved or archived. Never what you write or who you are.';
