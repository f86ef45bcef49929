import type { Assumption, Direction, Evidence, Ledger } from '#domain/ledger/ledger.ts';
import { type Scored, type Weighed, Weighing, weigh } from '#domain/ledger/score.ts';
import { eachPart } from '#domain/log/parts.ts';

export const evidenceSources = ['experiment', 'interview', 'self-reported', 'carried'] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

/** Filter for the listed evidence; null stands for all of it. */
export interface EvidenceFilter {
  readonly assumptionId: string | null;
  readonly direction: Direction | null;
  readonly source: EvidenceSource | null;
  /** Whether what no longer counts is listed too. */
  readonly hasSuperseded: boolean;
}

export const anyEvidence: EvidenceFilter = {
  assumptionId: null,
  direction: null,
  source: null,
  hasSuperseded: true,
};

/** How many of the filters leave something out of the list. */
export const countOfSet = (filter: EvidenceFilter): number =>
  (Object.keys(anyEvidence) as (keyof EvidenceFilter)[]).filter((each) => filter[each] !== anyEvidence[each]).length;

export function sourceOf({ carriedFrom, experimentId, interviewId }: Evidence): EvidenceSource {
  if (carriedFrom !== null) return 'carried';
  if (experimentId !== null) return 'experiment';
  return interviewId === null ? 'self-reported' : 'interview';
}

/** One piece of evidence with what it did to the score of its assumption. */
export interface ListedEvidence {
  readonly evidence: Evidence;
  /** Undefined if its assumption is not there. */
  readonly assumption: Assumption | undefined;
  /** Weight of the earlier evidence that counts today, without this piece and with it. */
  readonly before: Weighed;
  readonly after: Weighed;
}

/** The evidence of one assumption in the order in which it was recorded. What no longer counts moves nothing. */
export function listedOfOne({ assumption, evidence }: Scored): readonly ListedEvidence[] {
  const weighing = new Weighing();
  let after = weighing.result();
  return evidence.map((each) => {
    const before = after;
    if (each.superseded === null) {
      weighing.add(each);
      after = weighing.result();
    }
    return { evidence: each, assumption, before, after };
  });
}

/** Every piece of evidence, in that order. */
export function listedOf(ledger: Ledger, scores: readonly Scored[]): readonly ListedEvidence[] {
  const known = new Set(scores.map(({ assumption }) => assumption.id));
  const orphans = [...eachPart(ledger.evidence)].filter(({ assumptionId }) => !known.has(assumptionId));
  return [
    ...scores.flatMap(listedOfOne),
    ...orphans.map((evidence) => ({ evidence, assumption: undefined, before: weigh([]), after: weigh([]) })),
  ].sort((a, b) => a.evidence.order - b.evidence.order);
}

export const narrowed = (all: readonly ListedEvidence[], filter: EvidenceFilter): readonly ListedEvidence[] =>
  all.filter(
    ({ evidence }) =>
      (filter.assumptionId === null || evidence.assumptionId === filter.assumptionId) &&
      (filter.direction === null || evidence.direction === filter.direction) &&
      (filter.source === null || sourceOf(evidence) === filter.source) &&
      (filter.hasSuperseded || evidence.superseded === null),
  );
