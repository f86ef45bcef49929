export const whatIsCounted =
  'Which screens you open, and that an idea was captured, moved or archived. Never what you write or who you are.';
