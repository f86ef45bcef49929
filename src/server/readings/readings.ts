import type { z } from 'zod';
import { type Experiment, stageOf } from '#domain/experiment/experiment.ts';
import type { Idea } from '#domain/idea/idea.ts';
import {
  type CountedVisitors,
  formulaOfVisitors,
  intervalOfVisitors,
  type PageFigures,
} from '#domain/intake/page-figures.ts';
import type { AnsweredPage } from '#domain/intake/people-rows.ts';
import type { Interview } from '#domain/interview/interview.ts';
import type { Assumption, DecisionMade, Evidence, Ledger } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { PageGoal } from '#domain/page/page.ts';
import { isCounted, type ResponseEntry } from '#domain/survey/survey-response.ts';
import type {
  artefactReading,
  assumptionReading,
  decisionReading,
  evidenceReading,
  experimentReading,
  figuresReading,
  ideaReading,
  interviewReading,
  responseReading,
} from './reading-schemas.ts';

export function readIdea(idea: Idea, projectId: string | null): z.infer<typeof ideaReading> {
  const { id, title, pitch, problem, audience, tags, status, archived, capturedAt, changedAt } = idea;
  return { id, projectId, title, pitch, problem, audience, tags: [...tags], status, archived, capturedAt, changedAt };
}

function readAssumption(assumption: Assumption): z.infer<typeof assumptionReading> {
  const { id, text, lens, importance, critical, retired, statedAt } = assumption;
  return { id, text, lens, importance, critical, retired, statedAt };
}

function readEvidence(evidence: Evidence): z.infer<typeof evidenceReading> {
  const { id, assumptionId, direction, rung, weight, text, url, experimentId, superseded, place } = evidence;
  const at = place.recordedAt ?? place.at;
  return { id, assumptionId, direction, rung, weight, text, url, experimentId, superseded, at };
}

function readDecision(decision: DecisionMade): z.infer<typeof decisionReading> {
  const { id, kind, reason, reversedBy, askAgainOn, score, place } = decision;
  return { id, kind, reason, reversedBy, askAgainOn, score, at: place.recordedAt ?? place.at };
}

const inOrder = <Part extends { readonly order: number }>(parts: Iterable<Part>): Part[] =>
  [...parts].sort((a, b) => a.order - b.order);

/** The parts of a ledger in the order in which they came. */
export const ledgerParts = {
  assumptions: ({ assumptions }: Ledger) => inOrder(eachPart(assumptions)).map(readAssumption),
  evidence: ({ evidence }: Ledger) => inOrder(eachPart(evidence)).map(readEvidence),
  decisions: ({ decisions }: Ledger) => decisions.map(readDecision),
};

/** Terms are those of its lock, once it was started. */
export function readExperiment(experiment: Experiment): z.infer<typeof experimentReading> {
  const { id, assumptionId, method, question, lock, judgements, learning, designedAt } = experiment;
  const { criterion, n, endsAt } = lock ?? experiment;
  const judged = judgements.at(-1);
  return {
    ...{ id, assumptionId, method, question, stage: stageOf(experiment), criterion, n, endsAt },
    verdict: judged?.verdict ?? null,
    yeses: judged?.k ?? null,
    answers: judged?.n ?? null,
    ...{ learning, designedAt },
  };
}

/** `seesPeople`: whether who was interviewed, and their words, may be read. */
export function readInterview(interview: Interview, seesPeople: boolean): z.infer<typeof interviewReading> {
  const { id, experimentId, person, on, lastTime, commitment, answer, quoteCount, loggedAt } = interview;
  const said = seesPeople ? { person, lastTime } : { person: null, lastTime: null };
  return { id, experimentId, ...said, on, commitment, answer, quotes: quoteCount, loggedAt };
}

interface Artefact {
  readonly id: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly published: readonly unknown[];
  readonly createdAt: string;
  readonly changedAt: string;
}

/** A page or a survey. */
export const readArtefact = (artefact: Artefact): z.infer<typeof artefactReading> => {
  const { id, title, isLive, published, createdAt, changedAt } = artefact;
  return { id, title, isLive, versions: published.length, createdAt, changedAt };
};

const readCounted = ({ name, n, k }: CountedVisitors) => ({ name, visitors: n, converted: k });

export function readFigures(goal: PageGoal, figures: PageFigures): z.infer<typeof figuresReading> {
  const { visitors, converted, confirmed, versions, sources, days } = figures;
  const [low, high] = intervalOfVisitors({ k: converted, n: visitors });
  return {
    ...{ goal, visitors, converted, confirmed, interval: [low, high], intervalFormula: formulaOfVisitors },
    ...{ versions: versions.map(readCounted), sources: sources.map(readCounted), days: days.map(readCounted) },
  };
}

/** `seesPeople`: whether the address, and what was written, may be read. */
export function readResponse(
  entry: ResponseEntry,
  answersOf: AnsweredPage['answersOf'],
  seesPeople: boolean,
): z.infer<typeof responseReading> {
  const { id, receivedAt, publishedVersion, source, excludedFor, response } = entry;
  const shown = seesPeople ? entry : { ...entry, email: '', response: { ...response, words: {} } };
  return {
    ...{ id, receivedAt, publishedVersion, source, language: response.language, counts: isCounted(entry), excludedFor },
    email: shown.email || null,
    answers: answersOf(shown).map(({ question, answer }) => ({ question, answer })),
  };
}
