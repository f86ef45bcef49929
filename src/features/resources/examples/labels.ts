import type { Direction } from '#domain/ledger/ledger.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';

/** The examples of articles that readers operate. */
export const exampleLabels = {
  watched: {
    name: 'Watch a test',
    looked: 'Visitors so far',
    share: 'Really would sign up',
    shareText: (share: number) => `${share}%`,
    others: 'Run it again with other visitors',
    chart: 'The test',
    words: {
      one: 'visitor',
      many: 'visitors',
      yeses: 'sign-ups',
      yes: 'sign-up',
      did: 'signed up',
    } satisfies CountedWords,
    early: 'Running: no verdict before half of the visitors have come.',
    inside: 'Running: it can still go either way.',
    right: 'And it’s right.',
    wrong:
      'And it’s wrong: luck went through a wall. At exactly the target, that’s at most 1 test in 40 for each wall.',
    open: 'The result excludes neither.',
  },
  weighed: {
    name: 'Leave evidence out',
    counted: 'What counts',
    piece: (what: string, direction: Direction, weight: number) =>
      `${what} (${direction > 0 ? 'for' : 'against'}, ${weight})`,
    score: (score: number) => `Score: ${score.toFixed(1)}`,
  },
  counted: {
    name: 'Count friends, or don’t',
    friends: 'Friends who sign up, of 20',
    strangers: 'Strangers who sign up, of 100',
    areFriendsCounted: 'Count friends, too',
    chart: 'Sign-up rate',
    row: { friends: 'Friends', strangers: 'Strangers', counted: 'What you count' },
    verdict: {
      supports: 'The count supports a target of 10%.',
      inconclusive: 'A target of 10% is within the margin of error.',
      refutes: 'The count refutes a target of 10%.',
    } satisfies Record<Verdict, string>,
  },
} as const;
