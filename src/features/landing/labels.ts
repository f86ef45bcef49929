import type { Corridor } from '#domain/verdict/corridor.ts';
import { corridorOutcomes } from '#domain/verdict/outcomes.ts';
import { type CountedWords, decidesText, planSentence } from '#domain/verdict/plan-text.ts';
import { outcomeIf } from '#domain/verdict/planning.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { settlingSentence } from '#domain/verdict/test-sentence.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import { landingCriterion } from '#machines/landing/landing-loop.machine.ts';

export interface TextRow {
  readonly title: string;
  readonly text: string;
}

/** The loop, from an idea to a decision that others can check. */
export const steps: readonly TextRow[] = [
  {
    title: 'Write it down',
    text: 'One line in the vault, one sheet of canvas. Mark what must be true, starting with what would sink it.',
  },
  {
    title: 'Test it with people',
    text: 'Interviews, a real page or a survey. You lock the target before anyone sees it.',
  },
  { title: 'Read the verdict', text: 'Supports, refutes or inconclusive, based on what people did.' },
  {
    title: 'Decide, and show why',
    text: 'Pivot, persevere, pause or kill, with a report for a partner or an investor.',
  },
];

export const points: readonly TextRow[] = [
  {
    title: 'A ledger that fills itself',
    text: 'A sign-up on your page becomes evidence, with its date, page version and traffic source. It can be superseded, never edited.',
  },
  {
    title: 'A criterion that can’t move',
    text: 'You lock it before the test. Then you can look after every visitor, and the verdict is still wrong less than 5% of the time.',
  },
  { title: 'Time travel', text: 'Canvas, scores and report as they were on any day, and what has changed since.' },
  {
    title: 'Decisions with a memory',
    text: 'Each one freezes the evidence it’s based on. A pivot keeps its lineage.',
  },
  { title: 'Reports anyone can check', text: 'Stamped with their position in the log, so every claim can be traced.' },
  {
    title: 'Everything works offline',
    text: 'Work on a train. Changes sync exactly once, and you see every conflict.',
  },
  { title: 'Your own track record', text: 'You predict each result first. Groundwork shows how often you’re right.' },
];

export const answers: readonly TextRow[] = [
  {
    title: 'Who can read my ideas?',
    text: 'Only you, unless you share a canvas or a report. What you publish, anyone can read. The people who run or host this server could open its database.',
  },
  {
    title: 'What if that’s too many people?',
    text: 'Run Groundwork on your own computer or server. Two commands start it, and then only you have access.',
  },
  {
    title: 'Can I take my work with me?',
    text: 'Yes. It’s one log of dated events, and you can download it as one file in Settings, whenever you like.',
  },
  {
    title: 'Can I delete everything?',
    text: 'Yes. One button in Settings deletes your account and everything in it right away. Backups may hold it for up to 30 days.',
  },
  {
    title: 'Do you track me?',
    text: 'No. There are no trackers and no third-party scripts. If this server’s operator adds analytics, nothing is counted until you agree.',
  },
];

const target = shareText(landingCriterion);
export const words: CountedWords = {
  one: 'visitor',
  many: 'visitors',
  yeses: 'sign-ups',
  yes: 'sign-up',
  did: 'signed up',
};

export const meanings: Readonly<Record<Verdict, string>> = {
  supports: `Far enough ahead of your ${target} target.`,
  inconclusive: `Your ${target} target is within the margin of error.`,
  refutes: `Too far behind your ${target} target.`,
};

/** Purpose of each formula. */
export const formulaUses = {
  'corridor-1': 'The verdict. You can look after every visitor.',
  'repeated-1': 'The range. It comes from the same test as the verdict, so the two always agree.',
} as const;

/** Says what every result would mean, and when the answer comes if twice as many sign up as the target asks. */
export function planText(corridor: Corridor): string {
  const plan = { formula: 'corridor-1', criterion: corridor.rate, n: corridor.sample } as const;
  const truth = 2 * corridor.rate;
  const forecast = { plan, truth, chances: outcomeIf(corridor, truth) };
  return `${planSentence(corridor.sample, corridorOutcomes(corridor), words)} It ${decidesText(forecast, words)}.`;
}

export const settlingLabels = {
  settled: 'That settles it.',
  working: 'Working out what would settle it…',
  failed: 'We couldn’t work out what would settle it.',
} as const;

/** Says what would settle an open result; one line always, so that nothing below it moves. */
export function settlingText(
  test: Parameters<typeof settlingSentence>[0],
  { verdict, isWorking }: { readonly verdict: Verdict; readonly isWorking: boolean },
): string {
  if (verdict !== 'inconclusive') return settlingLabels.settled;
  if (isWorking) return settlingLabels.working;
  return test.settling === undefined ? settlingLabels.failed : settlingSentence(test);
}
