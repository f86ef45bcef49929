import type { Experiment } from '../experiment/experiment.ts';
import type { Interview } from '../interview/interview.ts';

/** One answer, sign-up or click that may count for an experiment. */
export interface Entry {
  /** The stream that has it. */
  readonly stream: string;
  /** Where the log has it; null while it waits for the server. */
  readonly position: number | null;
  /** The server's clock; the founder's while it waits. ISO 8601. */
  readonly recordedAt: string;
  readonly isYes: boolean;
  /** Version of the page or survey; empty for interviews. */
  readonly version: string;
  readonly source: string;
  /** Network from which a visitor of a page or survey came, if known: a hash of one day. */
  readonly network?: string;
}

type CountedInterview = Pick<
  Interview,
  'id' | 'experimentId' | 'position' | 'recordedAt' | 'loggedAt' | 'answer' | 'removed'
>;

/** Why an interview held for an experiment is not counted; null if it is. */
export type NotCounted = 'before-start' | 'after-close' | 'removed';

type Sampled = Pick<Experiment, 'lock' | 'closed'> & Partial<Pick<Experiment, 'isSample'>>;

export function whyNotCounted(
  { lock, closed, isSample = false }: Sampled,
  { position, removed, recordedAt }: Pick<CountedInterview, 'position' | 'removed' | 'recordedAt'>,
): NotCounted | null {
  // The sample’s are told once its result is, which they add up to.
  if (isSample) return removed ? 'removed' : null;
  if (!lock || (position !== null && lock.position !== null && position < lock.position)) return 'before-start';
  if (closed && (position === null || (closed.position !== null && position > closed.position))) return 'after-close';
  if (lock.endsAt !== null && recordedAt !== null && recordedAt >= lock.endsAt) return 'after-close';
  return removed ? 'removed' : null;
}

/**
 * The interviews that count for an experiment, in the order in which the log has them; those that wait come last. None for an
 * experiment by another method, whose interviews say something beside what it counts.
 */
export function entriesOfInterviews(
  experiment: Sampled & Pick<Experiment, 'id' | 'method'>,
  interviews: Iterable<CountedInterview>,
): readonly Entry[] {
  const entries: Entry[] = [];
  if (experiment.method !== 'interviews') return entries;
  for (const interview of interviews) {
    if (interview.experimentId !== experiment.id || whyNotCounted(experiment, interview) !== null) continue;
    entries.push({
      stream: `interview-${interview.id}`,
      position: interview.position,
      recordedAt: interview.recordedAt ?? interview.loggedAt,
      // Unclear counts as no.
      isYes: interview.answer === 'yes',
      version: '',
      source: '',
    });
  }
  return entries.sort(byOrdinal);
}

const unplaced = Number.POSITIVE_INFINITY;

function byOrdinal(a: Entry, b: Entry): number {
  const order = (a.position ?? unplaced) - (b.position ?? unplaced);
  if (!Number.isNaN(order) && order !== 0) return order;
  return a.recordedAt === b.recordedAt ? (a.stream < b.stream ? -1 : 1) : a.recordedAt < b.recordedAt ? -1 : 1;
}
