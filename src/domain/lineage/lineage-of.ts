import { type Experiment, experimentStreamOf, type Judged, type Started } from '../experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '../idea/idea.ts';
import { type Interview, interviewStreamOf, type Quote } from '../interview/interview.ts';
import { decidedAt, isPivot, type Pivot } from '../ledger/decisions.ts';
import { type Assumption, type Evidence, type EvidenceSource, type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { verdictOf } from '../ledger/next-test.ts';
import { type Scored, scoresOf } from '../ledger/score.ts';
import { eachPart, partOf } from '../log/parts.ts';
import type { FoldedStreams } from '../log/reads.ts';
import { type Project, projectStreamOf } from '../project/project.ts';

/** Something that was believed of an idea when it was pivoted. */
export interface Belief extends Scored {
  /** Whether the last test that counts spoke against it. */
  readonly isRefuted: boolean;
  /** The assumption of the next idea that it became; null if it stayed behind. */
  readonly carriedTo: Assumption | null;
}

/** A test that was judged. */
export interface Tested {
  readonly experiment: Started;
  /** The tested assumption; null if it is gone. */
  readonly assumption: Assumption | null;
  /** The last judgement. */
  readonly judged: Judged;
}

/** An idea that another one was made of by a pivot. */
export interface Predecessor {
  /** Null if it is gone from the log. */
  readonly idea: Idea | null;
  readonly project: Project;
  /** Title of the idea's project, or else of the idea. */
  readonly title: string;
  /** Empty if there was none. */
  readonly pitch: string;
  readonly pivot: Pivot;
  /** When it was pivoted: by the server's clock, or the founder's until the server has recorded it. ISO 8601. */
  readonly pivotedAt: string;
  /** In the order in which it was stated, without what was retired. */
  readonly believed: readonly Belief[];
  /** In the order of the last judgements; also those without a verdict. */
  readonly tested: readonly Tested[];
}

/** The origin of a piece of evidence that was recorded for an earlier idea. */
export interface CarriedEvidence {
  /** The copy that the current idea cites. */
  readonly evidence: Evidence;
  /** Assumption of the current idea that it is evidence for. */
  readonly assumption: Assumption;
  /** The evidence at its first recording. */
  readonly origin: Evidence;
  /** The project that it was recorded for. */
  readonly projectId: string;
  /** Title of the earlier idea. */
  readonly title: string;
  /** The test that showed it; null if it was none. */
  readonly tested: Tested | null;
  /** Quote from an interview; null if it stands on no quote, or the person was erased. */
  readonly quote: Quote | null;
  readonly interview: Interview | null;
}

export interface Lineage {
  /** The one before first. */
  readonly predecessors: readonly Predecessor[];
  /** Carried evidence that counts, in the order in which it was carried. */
  readonly carried: readonly CarriedEvidence[];
}

/**
 * Returns the history of an idea: the earlier ideas that pivots led from, with their assumptions, tests and learnings,
 * and the origins of the evidence that was carried over. Reads the streams of these ideas; missing ones are left out.
 */
export function lineageOf(projectId: string, streams: FoldedStreams): Lineage {
  const predecessors: Predecessor[] = [];
  const seen = new Set([projectId]);
  for (let project = projectIn(streams, projectId); project?.forkedFrom; ) {
    const before = projectIn(streams, project.forkedFrom);
    const pivot = before && pivotTo(ledgerIn(streams, before.id), project.id);
    if (!pivot || seen.has(before.id)) break;
    seen.add(before.id);
    predecessors.push(predecessor(before, pivot, ledgerIn(streams, project.id), streams));
    project = before;
  }
  return { predecessors, carried: carriedIn(projectId, streams) };
}

/** The decision by which one project was left for another. */
const pivotTo = (ledger: Ledger | undefined, projectId: string): Pivot | undefined =>
  ledger?.decisions.filter(isPivot).findLast(({ successor }) => successor.projectId === projectId);

/** Lists the assumptions that tests of earlier ideas refuted, the nearest idea first. */
export const refutedBefore = (predecessors: readonly Predecessor[]): readonly Belief[] =>
  predecessors.flatMap(({ believed }) => believed.filter(({ isRefuted }) => isRefuted));

const projectIn = (streams: FoldedStreams, id: string) => streams.state(projectStreamOf(id)) as Project | undefined;
const ledgerIn = (streams: FoldedStreams, id: string) => streams.state(ledgerStreamOf(id)) as Ledger | undefined;
const ideaIn = (streams: FoldedStreams, { ideaId }: Project) => streams.state(ideaStreamOf(ideaId)) as Idea | undefined;

const titleOf = (project: Project | undefined, idea: Idea | undefined): string => project?.title || (idea?.title ?? '');

function predecessor(project: Project, pivot: Pivot, next: Ledger | undefined, streams: FoldedStreams): Predecessor {
  const idea = ideaIn(streams, project);
  const ledger = ledgerIn(streams, project.id);
  const carried = new Map<string, Assumption>();
  for (const assumption of eachPart(next?.assumptions ?? {})) {
    const { carriedFrom } = assumption;
    if (carriedFrom?.projectId === project.id) carried.set(carriedFrom.assumptionId, assumption);
  }
  return {
    idea: idea ?? null,
    project,
    title: titleOf(project, idea),
    pitch: idea?.pitch ?? '',
    pivot,
    pivotedAt: decidedAt(pivot),
    believed: (ledger ? scoresOf(ledger) : [])
      .filter(({ assumption }) => !assumption.retired)
      .map((scored) => ({
        ...scored,
        isRefuted: verdictOf(scored) === 'refutes',
        carriedTo: carried.get(scored.assumption.id) ?? null,
      })),
    tested: ([...streams.statesOf('experiment')] as Experiment[])
      .filter((experiment) => experiment.projectId === project.id)
      .flatMap((experiment) => testedBy(experiment, ledger) ?? [])
      .toSorted((a, b) => (a.judged.at < b.judged.at ? -1 : a.judged.at > b.judged.at ? 1 : 0)),
  };
}

/** Undefined for a test that was not judged. */
function testedBy(experiment: Experiment, ledger: Ledger | undefined): Tested | undefined {
  const { lock, assumptionId } = experiment;
  const judged = experiment.judgements.at(-1);
  if (!lock || !judged) return undefined;
  return {
    experiment: { ...experiment, lock },
    assumption: (ledger && partOf(ledger.assumptions, assumptionId)) ?? null,
    judged,
  };
}

function carriedIn(projectId: string, streams: FoldedStreams): readonly CarriedEvidence[] {
  const ledger = ledgerIn(streams, projectId);
  if (!ledger) return [];
  return [...eachPart(ledger.evidence)]
    .filter(({ carriedFrom, superseded }) => carriedFrom !== null && superseded === null)
    .sort((a, b) => a.order - b.order)
    .flatMap((evidence): CarriedEvidence[] => {
      const assumption = partOf(ledger.assumptions, evidence.assumptionId);
      const origin = evidence.carriedFrom && originOf(evidence.carriedFrom, streams);
      if (!assumption || !origin) return [];
      const project = projectIn(streams, origin.projectId);
      const { experimentId, interviewId, quoteId } = origin.evidence;
      const experiment = streams.state(experimentStreamOf(experimentId ?? '')) as Experiment | undefined;
      const interview = streams.state(interviewStreamOf(interviewId ?? '')) as Interview | undefined;
      const quote =
        interview && !interview.erased && !interview.removed ? partOf(interview.quotes, quoteId ?? '') : undefined;
      return [
        {
          ...{ evidence, assumption, origin: origin.evidence, projectId: origin.projectId },
          title: titleOf(project, project && ideaIn(streams, project)),
          tested: (experiment && testedBy(experiment, ledgerIn(streams, origin.projectId))) ?? null,
          quote: quote ?? null,
          interview: quote ? (interview ?? null) : null,
        },
      ];
    });
}

/** Where carried evidence was recorded first: it can have been carried more than once. */
function originOf(
  source: EvidenceSource,
  streams: FoldedStreams,
): { readonly evidence: Evidence; readonly projectId: string } | undefined {
  const seen = new Set<string>();
  for (let { projectId, evidenceId } = source; !seen.has(projectId); ) {
    seen.add(projectId);
    const ledger = ledgerIn(streams, projectId);
    const evidence = ledger && partOf(ledger.evidence, evidenceId);
    if (!evidence) return undefined;
    if (!evidence.carriedFrom) return { evidence, projectId };
    ({ projectId, evidenceId } = evidence.carriedFrom);
  }
  return undefined;
}
