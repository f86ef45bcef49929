import type { Experiment, Share } from '../experiment/experiment.ts';
import type { Intake, SentPages } from '../intake/intake.ts';
import { isSplitBroken } from '../verdict/two-versions.ts';
import { isBefore } from './page-entries.ts';

/**
 * How often each of two versions was shown, where that is too uneven for a verdict; null where it is not. Pages that were
 * sent say it where they were counted: who is sent which is not for strangers to choose, but who is seen is, since they
 * need only report the pages of one version as seen.
 */
export function brokenSplit(
  versions: readonly Share[],
  sent: SentPages | undefined,
): readonly [a: number, b: number] | null {
  const countOf = (version: string): number => versions.find(({ name }) => name === version)?.n ?? 0;
  const [a, b] = sent ? [sent.a, sent.b] : [countOf('a'), countOf('b')];
  return isSplitBroken(a, b) ? [a, b] : null;
}

/** Sums up the pages sent in each version during an experiment; undefined if they were not counted. */
export function sentFor(
  { lock, closed, method, artefact }: Pick<Experiment, 'lock' | 'closed' | 'method' | 'artefact'>,
  intake: Pick<Intake, 'id' | 'sent'> | undefined,
): SentPages | undefined {
  if (!lock || method !== 'split' || artefact?.id !== intake?.id) return undefined;
  const those = (intake?.sent ?? []).filter(
    ({ at, position }) =>
      at >= lock.startedAt && (lock.endsAt === null || at < lock.endsAt) && isBefore(position, closed),
  );
  if (those.length === 0) return undefined;
  return { a: sumOf(those.map(({ a }) => a)), b: sumOf(those.map(({ b }) => b)) };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
