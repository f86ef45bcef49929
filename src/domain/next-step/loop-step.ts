import { type Experiment, isReported, needsArtefact, stageOf } from '../experiment/experiment.ts';
import type { Entry } from '../judgement/entry.ts';
import { decisionToReview, undecidedRefutations } from '../ledger/decisions.ts';
import type { Assumption, Ledger } from '../ledger/ledger.ts';
import { riskiestOf, type Scored } from '../ledger/score.ts';
import type { To } from '../routes/routes.ts';

/** What one project knows, with its scores. */
export interface Loop {
  readonly projectId: string;
  readonly title: string;
  readonly ledger: Ledger;
  readonly scores: readonly Scored[];
  readonly experiments: readonly LoopExperiment[];
}

export interface LoopExperiment {
  readonly experiment: Experiment;
  /** Those that count, in order. */
  readonly entries: readonly Entry[];
}

/** From what is most urgent to what is least; the first two go before everything else that an idea may lack. */
export const loopStepKinds = ['decide', 'review', 'lock', 'interview', 'result', 'test', 'state', 'wait'] as const;
export type LoopStepKind = (typeof loopStepKinds)[number];

export interface LoopStep {
  readonly kind: LoopStepKind;
  readonly sentence: string;
  readonly action: string;
  readonly to: To;
  /** Of the assumption that it is about, 0 to 5; 5 where it is about none. */
  readonly risk: number;
}

/** The next step of one project. `today` as in 2026-11-23. */
export function loopStepOf(loop: Loop, today: string): LoopStep {
  return (
    decideStep(loop) ??
    reviewStep(loop, today) ??
    draftStep(loop) ??
    runningStep(loop) ??
    testStep(loop) ??
    waitStep(loop) ??
    stateStep(loop)
  );
}

/** Whether a project that is paused or given up has something to look at. */
export function reviewStep(loop: Loop, today: string): LoopStep | undefined {
  const decision = decisionToReview(loop.ledger, today);
  if (!decision) return undefined;
  const sentence = `You wanted to look at “${loop.title}” again. What would change your mind: ${decision.reversedBy}`;
  return { kind: 'review', sentence, action: 'Look again', to: placeIn(loop, { view: 'decide' }), risk: 5 };
}

function decideStep(loop: Loop): LoopStep | undefined {
  const refuted = undecidedRefutations(loop.ledger, loop.scores)[0];
  if (!refuted) return undefined;
  const sentence = `A test refuted “${refuted.assumption.text}”, and “${loop.title}” depends on it: score ${scoreIn(refuted)}.`;
  return { kind: 'decide', sentence, action: 'Decide', to: placeIn(loop, { view: 'decide' }), risk: refuted.risk };
}

function draftStep(loop: Loop): LoopStep | undefined {
  const draft = ofHighestRisk(loop, ({ experiment }) => stageOf(experiment) === 'draft');
  return (
    draft && {
      kind: 'lock',
      sentence: `Your test of “${draft.assumption.text}” isn’t locked yet.`,
      action: 'Finish the test',
      to: placeIn(loop, { view: 'experiments', id: draft.experiment.id }),
      risk: draft.risk,
    }
  );
}

/** What the founder can do for a test that runs: a page collects its sign-ups by itself. */
function runningStep(loop: Loop): LoopStep | undefined {
  const running = ofHighestRisk(
    loop,
    ({ experiment }) => stageOf(experiment) === 'running' && !experiment.closed && !needsArtefact(experiment.method),
  );
  if (!running) return undefined;
  const { experiment, entries, assumption, risk } = running;
  const text = `“${assumption.text}”`;
  const n = experiment.lock?.n ?? 0;
  if (isReported(experiment.method)) {
    const to = placeIn(loop, { view: 'experiments', id: experiment.id });
    return {
      kind: 'result',
      sentence: `Your test of ${text} is waiting for its result.`,
      action: 'Record result',
      to,
      risk,
    };
  }
  const sentence = `${entries.length} of ${n} interviews about ${text} so far.`;
  return { kind: 'interview', sentence, action: 'Log an interview', to: placeIn(loop, { view: 'interviews' }), risk };
}

/** The next best test: the highest risk, unless that is being tested. */
function testStep(loop: Loop): LoopStep | undefined {
  const tested = new Set(
    loop.experiments
      .filter(({ experiment }) => stageOf(experiment) === 'running')
      .map(({ experiment }) => experiment.assumptionId),
  );
  const next = riskiestOf(loop.scores.filter(({ assumption }) => !tested.has(assumption.id)));
  if (!next) return undefined;
  const { assumption, evidence, risk } = next;
  const isTested = evidence.some(({ superseded }) => superseded === null);
  const sentence = isTested
    ? `“${assumption.text}” is the riskiest assumption of “${loop.title}”: ${scoreIn(next)}.`
    : `No evidence yet for “${assumption.text}”: the riskiest assumption, ${scoreIn(next)}.`;
  const to = placeIn(loop, { view: 'experiments', id: 'new', assumption: assumption.id });
  return { kind: 'test', sentence, action: 'Design a test', to, risk };
}

function waitStep(loop: Loop): LoopStep | undefined {
  const running = ofHighestRisk(loop, ({ experiment }) => stageOf(experiment) === 'running');
  if (!running) return undefined;
  const { experiment, entries, assumption, risk } = running;
  const sentence = `“${assumption.text}” is being tested: ${entries.length} of ${experiment.lock?.n ?? 0} so far.`;
  const to = placeIn(loop, { view: 'experiments', id: experiment.id });
  return { kind: 'wait', sentence, action: 'See the test', to, risk };
}

const stateStep = (loop: Loop): LoopStep => ({
  kind: 'state',
  sentence: `What must be true for “${loop.title}” to work?`,
  action: 'State an assumption',
  to: placeIn(loop, { view: 'assumptions' }),
  risk: 5,
});

interface UnderTest extends LoopExperiment {
  readonly assumption: Assumption;
  readonly risk: number;
}

/** Of the experiments that are meant, the one whose assumption is at the highest risk. */
function ofHighestRisk(
  { scores, experiments }: Loop,
  isMeant: (each: LoopExperiment) => boolean,
): UnderTest | undefined {
  const found = experiments.filter(isMeant).flatMap((each) => {
    const scored = scores.find(({ assumption }) => assumption.id === each.experiment.assumptionId);
    return scored && !scored.assumption.retired ? [{ ...each, assumption: scored.assumption, risk: scored.risk }] : [];
  });
  return found.toSorted((a, b) => b.risk - a.risk)[0];
}

const placeIn = ({ projectId }: Loop, params: Readonly<Record<string, string>>): To => ({
  name: 'validate',
  params: { projectId, ...params },
});

const scoreIn = ({ score }: Pick<Scored, 'score'>): string => score.toFixed(0);
