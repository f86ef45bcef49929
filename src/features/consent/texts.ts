export const whatIsCounted =
  'Which screens you open, and that an idea was captured, moved or archived. Never what you write, nor who you are.';
