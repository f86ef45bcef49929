import { ideaLimits } from '#domain/idea/idea.ts';
import { percentOf } from '#domain/text/figures.ts';

export const labels = {
  title: 'Compare ideas',
  ideas: 'Ideas',
  done: 'Done',
  problem: 'Problem',
  audience: 'Audience',
  pitch: 'Pitch',
  tags: 'Tags',
  status: 'Status',
  score: 'Your rating',
  evidence: 'Evidence',
  noEvidence: 'Untested',
  evidenceText: (score: number) => `${score} of 100`,
  empty: 'Empty',
  allEmpty: (count: number) => (count === 2 ? 'Empty in both' : 'Empty in all of them'),
  weight: (basisPoints: number) => `${percentOf(basisPoints)} weight`,
  ratingOf: (criterion: string, title: string) => `${criterion} of ${title}`,
  same: 'Same',
  different: 'Different',
  highest: 'Highest',
  noCriteria: 'Set your own criteria to compare these ideas by number.',
  setCriteria: 'Set criteria',
  notRated: 'Not rated',
  scoreText: (score: number) => `${score.toFixed(1)} of ${ideaLimits.ratingMax}`,
} as const;
