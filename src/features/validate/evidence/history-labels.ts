const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const historyLabels = {
  title: 'Why did this change?',
  text: 'Move the slider to see the scores as they were, and pick a change to read what happened.',
  table: 'Scores at this version',
  tableNow: 'Scores now',
  assumption: 'Assumption',
  earlier: 'Score then',
  now: 'Score now',
  pieces: 'Evidence then',
  piecesNow: 'Evidence',
  none: 'Retired',
  empty: 'Nothing was assumed yet.',
  emptyNow: 'Nothing is assumed yet.',
  noScore: 'The idea had no score.',
  noScoreNow: 'The idea has no score yet.',
  idea: (value: number) => `The idea’s score was ${score.format(value)}.`,
  ideaNow: (value: number) => `The idea’s score is ${score.format(value)}.`,
  score: (value: number) => score.format(value),
} as const;
