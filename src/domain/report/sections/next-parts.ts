import { countedWords } from '../../experiment/counted-words.ts';
import { isReported, isUnderWay, type Started } from '../../experiment/experiment.ts';
import { learningSentence } from '../../experiment/learning-text.ts';
import { type IdeaStatus, isOver } from '../../idea/idea.ts';
import { runningText } from '../../judgement/running-text.ts';
import { decidedStatusOf, isAfter, undecidedRefutations } from '../../ledger/decisions.ts';
import type { DecisionMade } from '../../ledger/ledger.ts';
import { nextToTest, verdictOf } from '../../ledger/next-test.ts';
import { isUntested, type Scored } from '../../ledger/score.ts';
import { asSentence } from '../../text/as-sentence.ts';
import { countOf } from '../../text/figures.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, standingWords } from '../report-words.ts';
import { entriesOf, startedIn } from './tests-in.ts';

/** Lists the next steps: the last decision, running tests, and the next test. */
export function nextParts(context: ReportContext): readonly ReportPart[] {
  return [{ kind: 'steps', steps: nextSteps(context) }];
}

export function nextSteps(context: ReportContext): readonly string[] {
  const { ledger, status } = context.material;
  const decision = ledger?.decisions.at(-1);
  if (isOver(status)) return stepsWhileOver(status, decision);
  if (context.standing.length === 0) return ['Write down what must be true for it to work.'];
  const tests = startedIn(context);
  const underWay = tests.filter(isUnderWay);
  const undecided = ledger ? undecidedRefutations(ledger, context.scores) : [];
  const [refuted] = undecided;
  return [
    ...learnedSince(tests, decision),
    ...(refuted
      ? [
          `Decide what follows from it that ${quotation(refuted.assumption.text)} was refuted: pivot, go on, pause or stop.`,
        ]
      : []),
    ...underWay.map((test) => runningStep(test, context)),
    ...testSteps(undecided, context),
  ];
}

/** An idea that was left or is paused has no test to go on with; a decision that did not lead there says nothing of it. */
function stepsWhileOver(status: IdeaStatus, last: DecisionMade | undefined): readonly string[] {
  const decision = last && decidedStatusOf[last.kind] === status ? last : undefined;
  const { successor = null, askAgainOn = null, reversedBy = '' } = decision ?? {};
  if (status === 'pivoted')
    return [successor === null ? 'Go on with another idea.' : `Go on as ${quotation(successor.title)}.`];
  const back = reversedBy === '' ? [] : [`Take it up again if this happens: ${asSentence(reversedBy)}`];
  if (status === 'killed') return ['Stop here.', ...back];
  return [askAgainOn === null ? 'Pause.' : `Pause, and look at it again on ${dayText(askAgainOn)}.`, ...back];
}

/** Returns the founder's resolution after the test that ended last, unless a decision came after it. */
function learnedSince(tests: readonly Started[], decision: DecisionMade | undefined): readonly string[] {
  const last = tests
    .filter(({ judgements }) => judgements.length > 0)
    .toSorted((a, b) => ((a.judgements.at(-1)?.at ?? '') < (b.judgements.at(-1)?.at ?? '') ? -1 : 1))
    .at(-1);
  const judged = last?.judgements.at(-1);
  if (!last || !judged || learningSentence(last.learning) === '') return [];
  if (decision && isAfter(decision.place, judged)) return [];
  return [learningSentence(last.learning).replace(/^So we/, 'We')];
}

/** "Finish the test of ...: 4 yes of 5. 8 of 12 would settle it." */
function runningStep(test: Started, context: ReportContext): string {
  const { method, lock } = test;
  const what = quotation(context.textOf(test.assumptionId));
  const { one, many } = countedWords[method];
  const entries = entriesOf(test, context);
  if (isReported(method) || entries.length === 0)
    return `Finish the test of ${what}, with ${countOf(lock.n, one, many)}.`;
  return `Finish the test of ${what}. So far: ${runningText(test, entries, context.material.at)}`;
}

/** The next test, as home proposes it: of nothing about which is to be decided first. */
function testSteps(undecided: readonly Scored[], context: ReportContext): readonly string[] {
  const next = nextToTest(
    context.scores.filter((each) => !undecided.includes(each)),
    context.material.experiments,
  );
  if (!next) return [];
  const verdict = verdictOf(next);
  const text = quotation(next.assumption.text);
  if (verdict === 'supports' || verdict === 'refutes')
    return [`Test again whether it is true: ${text}, ${standingWords[verdict].toLowerCase()} so far.`];
  const known = isUntested(next) ? 'of which nothing is known yet' : 'the riskiest thing that is still open';
  return [`Test whether it is true: ${text}, ${known}.`];
}
