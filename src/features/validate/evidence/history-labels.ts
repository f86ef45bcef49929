const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const historyLabels = {
  title: 'Why did this change?',
  text: 'Move the slider to see the scores as they were, and pick a change to read what happened.',
  table: 'Scores at this version',
  assumption: 'Assumption',
  earlier: 'Score then',
  now: 'Score now',
  pieces: 'Evidence then',
  none: 'Retired',
  empty: 'Nothing was assumed yet.',
  noScore: 'The idea had no score.',
  idea: (value: number) => `The idea’s score was ${score.format(value)}.`,
  score: (value: number) => score.format(value),
} as const;
