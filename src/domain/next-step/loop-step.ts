import {
  type Experiment,
  isReported,
  isStoppable,
  isUnderWay,
  type Method,
  needsArtefact,
  stageOf,
} from '../experiment/experiment.ts';
import { type IdeaStatus, isOver } from '../idea/idea.ts';
import type { Entry } from '../judgement/entry.ts';
import { runningText } from '../judgement/running-text.ts';
import { decisionToReview, isPivot, undecidedRefutations } from '../ledger/decisions.ts';
import type { Assumption, Ledger } from '../ledger/ledger.ts';
import { nextToTest, proposedMethod } from '../ledger/next-test.ts';
import { isUntested, riskiestOf, type Scored } from '../ledger/score.ts';
import type { To } from '../routes/routes.ts';
import { quotation } from '../text/quotation.ts';

/** One project's knowledge: its ledger, scores and experiments. */
export interface Loop {
  readonly projectId: string;
  readonly title: string;
  readonly ledger: Ledger;
  readonly scores: readonly Scored[];
  readonly experiments: readonly LoopExperiment[];
}

export interface LoopExperiment {
  readonly experiment: Experiment;
  /** Entries that count, in order. */
  readonly entries: readonly Entry[];
}

/** From what is most urgent to what is least; the first two go before everything else that an idea may lack. */
export const loopStepKinds = [
  'decide',
  'review',
  'leftover',
  'lock',
  'interview',
  'result',
  'test',
  'state',
  'wait',
] as const;
export type LoopStepKind = (typeof loopStepKinds)[number];

export interface LoopStep {
  readonly kind: LoopStepKind;
  readonly sentence: string;
  readonly action: string;
  readonly to: To;
  /** Null if it is about none. */
  readonly assumptionId: string | null;
  /** Risk of its assumption, 0 to 5; 5 if it is about none. */
  readonly risk: number;
  /** How to test it, if that is the step. */
  readonly method?: Method;
}

/** The next step of one project, of an idea with that status. `today` as in 2026-11-23. */
export function loopStepOf(loop: Loop, status: IdeaStatus, today: string): LoopStep | undefined {
  if (isOver(status)) return reviewStep(loop, today) ?? leftoverStep(loop);
  return (
    decideStep(loop) ??
    reviewStep(loop, today) ??
    draftStep(loop) ??
    runningStep(loop, today) ??
    testStep(loop) ??
    waitStep(loop, today) ??
    stateStep(loop)
  );
}

/** A project that is paused or given up has a step only once there is something to look at again. */
function reviewStep(loop: Loop, today: string): LoopStep | undefined {
  const decision = decisionToReview(loop.ledger, today);
  if (!decision) return undefined;
  const sentence = `“${loop.title}” is due for another look. What would change the decision: ${decision.reversedBy}`;
  return { kind: 'review', sentence, action: 'Look again', to: placeIn(loop, { view: 'decide' }), ...aboutNone };
}

/** A test that a pivot left running, as those did that asked nothing about it. Nothing is known of one that waits. */
function leftoverStep(loop: Loop): LoopStep | undefined {
  const last = loop.ledger.decisions.at(-1);
  const left = loop.experiments.find(({ experiment }) => isUnderWay(experiment));
  if (!left || !last || !isPivot(last) || last.place.position === null) return undefined;
  const { id } = left.experiment;
  return {
    kind: 'leftover',
    sentence: `A test of “${loop.title}” is still running, but that idea became ${quotation(last.successor.title)}.`,
    action: 'See the test',
    to: placeIn(loop, { view: 'experiments', id }),
    ...aboutNone,
  };
}

function decideStep(loop: Loop): LoopStep | undefined {
  const refuted = undecidedRefutations(loop.ledger, loop.scores)[0];
  if (!refuted) return undefined;
  const sentence = `A test refuted ${quotation(refuted.assumption.text)}, and “${loop.title}” depends on it: score ${scoreIn(refuted)}.`;
  return { kind: 'decide', sentence, action: 'Decide', to: placeIn(loop, { view: 'decide' }), ...about(refuted) };
}

function draftStep(loop: Loop): LoopStep | undefined {
  const draft = ofHighestRisk(loop, ({ experiment }) => stageOf(experiment) === 'draft');
  return (
    draft && {
      kind: 'lock',
      sentence: `Your test of ${quotation(draft.assumption.text)} isn’t locked yet.`,
      action: 'Finish the test',
      to: placeIn(loop, { view: 'experiments', id: draft.experiment.id }),
      ...about(draft),
    }
  );
}

/** Returns the founder's task in a running test; pages and surveys collect their entries by themselves. */
function runningStep(loop: Loop, today: string): LoopStep | undefined {
  const running = ofHighestRisk(loop, ({ experiment }) => isStoppable(experiment) && !needsArtefact(experiment.method));
  if (!running) return undefined;
  const { experiment, entries, assumption } = running;
  const text = quotation(assumption.text);
  if (isReported(experiment.method)) {
    const to = placeIn(loop, { view: 'experiments', id: experiment.id });
    return {
      kind: 'result',
      sentence: `Your test of ${text} is waiting for its result.`,
      action: 'Record result',
      to,
      ...about(running),
    };
  }
  const sentence = `${text} is being tested. ${runningText(experiment, entries, startOf(today))}`;
  const to = placeIn(loop, { view: 'interviews', id: experiment.id });
  return { kind: 'interview', sentence, action: 'Log an interview', to, ...about(running) };
}

/** The next best test: the highest risk, unless that is being tested. */
function testStep(loop: Loop): LoopStep | undefined {
  const next = nextToTest(
    loop.scores,
    loop.experiments.map(({ experiment }) => experiment),
  );
  if (!next) return undefined;
  const { assumption } = next;
  const sentence = nextSentence(loop, next);
  const methodOf = (id: string) => loop.experiments.find(({ experiment }) => experiment.id === id)?.experiment.method;
  const method = proposedMethod(next, methodOf);
  const to = placeIn(loop, { view: 'experiments', id: 'new', assumption: assumption.id, method });
  return { kind: 'test', sentence, action: 'Design a test', to, method, ...about(next) };
}

/** Riskiest is what is riskiest, even where a test runs on it already. */
function nextSentence({ scores, title }: Loop, next: Scored): string {
  const text = quotation(next.assumption.text);
  const riskiest = riskiestOf(scores);
  if (riskiest && riskiest !== next) {
    const known = isUntested(next) ? 'untested' : `score ${scoreIn(next)}`;
    return `A test is running on ${quotation(riskiest.assumption.text)}, the riskiest assumption of “${title}”. Next is ${text}: ${known}.`;
  }
  return isUntested(next)
    ? `No evidence yet for ${text}: the riskiest assumption of “${title}”.`
    : `${text} is the riskiest assumption of “${title}”: score ${scoreIn(next)}.`;
}

function waitStep(loop: Loop, today: string): LoopStep | undefined {
  const running = ofHighestRisk(loop, ({ experiment }) => isUnderWay(experiment));
  if (!running) return undefined;
  const { experiment, entries, assumption } = running;
  // Visitors of pages are counted where they are drawn: of nobody nothing is said.
  const soFar = entries.length === 0 ? '' : ` ${runningText(experiment, entries, startOf(today))}`;
  const sentence = `${quotation(assumption.text)} is being tested.${soFar}`;
  const to = placeIn(loop, { view: 'experiments', id: experiment.id });
  return { kind: 'wait', sentence, action: 'See the test', to, ...about(running) };
}

const stateStep = (loop: Loop): LoopStep => ({
  kind: 'state',
  sentence: `What must be true for “${loop.title}” to work?`,
  action: 'State an assumption',
  to: placeIn(loop, { view: 'assumptions' }),
  ...aboutNone,
});

interface UnderTest extends LoopExperiment {
  readonly assumption: Assumption;
  readonly risk: number;
}

/** Returns the selected experiment whose assumption has the highest risk. */
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

const startOf = (day: string): string => `${day}T00:00:00.000Z`;

const aboutNone = { assumptionId: null, risk: 5 } as const;
const about = ({ assumption, risk }: Pick<Scored, 'assumption' | 'risk'>) => ({ assumptionId: assumption.id, risk });

const placeIn = ({ projectId }: Loop, params: Readonly<Record<string, string>>): To => ({
  name: 'validate',
  params: { projectId, ...params },
});

const scoreIn = ({ score }: Pick<Scored, 'score'>): string => score.toFixed(0);
