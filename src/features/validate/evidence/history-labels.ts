import { isUntested, type Weighed } from '#domain/ledger/score.ts';

const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const scoreIn = ({ score: value }: Weighed): string => score.format(value);

export const historyLabels = {
  title: 'Why did this change?',
  textOfOne: 'Nothing has changed since. Each change will be listed here, with what it did to the scores.',
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
  idea: (weakest: Weighed) =>
    isUntested(weakest)
      ? 'The idea’s weakest critical assumption was untested.'
      : `The idea’s score was ${scoreIn(weakest)}.`,
  ideaNow: (weakest: Weighed) =>
    isUntested(weakest)
      ? 'The idea’s weakest critical assumption is untested.'
      : `The idea’s score is ${scoreIn(weakest)}.`,
  ideaBetween: (from: Weighed | null, to: Weighed | null) => {
    if (from === null) {
      if (to === null) return 'The idea had no score in either.';
      return `The idea had no score, and then ${isUntested(to) ? 'its weakest critical assumption was untested' : scoreIn(to)}.`;
    }
    const was = isUntested(from)
      ? 'The idea’s weakest critical assumption was untested'
      : `The idea’s score was ${scoreIn(from)}`;
    if (to === null) return `${was}, and then the idea had no score.`;
    if (isUntested(from))
      return isUntested(to)
        ? 'The idea’s weakest critical assumption stayed untested.'
        : `${was}, and then the idea’s score was ${scoreIn(to)}.`;
    if (isUntested(to)) return `${was}, and then its weakest critical assumption was untested.`;
    return scoreIn(from) === scoreIn(to)
      ? `The idea’s score stayed at ${scoreIn(to)}.`
      : `The idea’s score went from ${scoreIn(from)} to ${scoreIn(to)}.`;
  },
  score: (weighed: Weighed) => (isUntested(weighed) ? 'Untested' : scoreIn(weighed)),
} as const;
