const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const historyLabels = {
  title: 'Why did this change?',
  text: 'Move the slider to see the scores as they were, and compare two versions to see what changed them.',
  table: 'Scores at this version',
  tableNow: 'Scores now',
  tableBetween: 'Scores of both versions',
  assumption: 'Assumption',
  earlier: 'Score then',
  now: 'Score now',
  later: 'Score later',
  pieces: 'Evidence then',
  piecesNow: 'Evidence',
  piecesBetween: (from: number, to: number) =>
    from === to ? score.format(to) : `${score.format(from)} → ${score.format(to)}`,
  none: 'Retired',
  unstated: 'Not stated',
  reasons: 'What happened in between',
  more: (changes: number) => (changes === 1 ? 'and 1 more change' : `and ${score.format(changes)} more changes`),
  empty: 'Nothing was assumed yet.',
  emptyNow: 'Nothing is assumed yet.',
  noScore: 'The idea had no score.',
  noScoreNow: 'The idea has no score yet.',
  idea: (value: number) => `The idea’s score was ${score.format(value)}.`,
  ideaNow: (value: number) => `The idea’s score is ${score.format(value)}.`,
  ideaBetween: (from: number | null, to: number | null) => {
    if (to === null)
      return from === null
        ? 'The idea had no score in either.'
        : `The idea’s score was ${score.format(from)}, and then there was none.`;
    if (from === null) return `The idea had no score, and then ${score.format(to)}.`;
    return score.format(from) === score.format(to)
      ? `The idea’s score stayed at ${score.format(to)}.`
      : `The idea’s score went from ${score.format(from)} to ${score.format(to)}.`;
  },
  score: (value: number) => score.format(value),
} as const;
