import type { LoopStepKind } from '#domain/next-step/loop-step.ts';

const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Words of an assumption's card; verdicts as everywhere, a word beside a flag. */
export const cardLabels = {
  score: (value: number) => score.format(value),
  scoreSaid: (value: number) => `score ${score.format(value)}`,
  verdicts: { supports: 'Supports', inconclusive: 'Inconclusive', refutes: 'Refutes' },
  noEvidence: 'No evidence yet',
  retired: 'Retired',
  refuted: 'Refuted before the pivot',
  next: {
    decide: 'decide next',
    review: 'look again',
    leftover: 'being tested',
    lock: 'its test isn’t locked yet',
    interview: 'interviews next',
    result: 'result next',
    test: 'next test',
    state: 'next',
    wait: 'being tested',
  } satisfies Readonly<Record<LoopStepKind, string>>,
} as const;
