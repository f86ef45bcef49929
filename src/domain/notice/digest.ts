import { countedWords } from '../experiment/counted-words.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Evidence, Ledger } from '../ledger/ledger.ts';
import { isUntested, type Scored, scoresOf, weakestOf } from '../ledger/score.ts';
import { capitalized } from '../text/capitalized.ts';
import { quotation } from '../text/quotation.ts';
import { judgedSentence } from '../verdict/test-sentence.ts';

/** Says who did something as the subject of a sentence for the reader of a digest: "you", "Mira" or "the team". */
export type SubjectOfReader = (accountId: string | undefined) => string;

/**
 * Describes one project's changes in a week, in sentences; empty if nothing changed. `experiments` are those of the
 * project, in their present state; `subjectOf` names who has decided or asked, the reader unless said otherwise.
 */
export function digestLines(
  before: Ledger | undefined,
  after: Ledger,
  experiments: readonly Experiment[],
  subjectOf: SubjectOfReader = () => 'you',
): readonly string[] {
  const known = new Map((before ? scoresOf(before) : []).map((each) => [each.assumption.id, each]));
  const lines = scoresOf(after).flatMap((now) => {
    const line = now.assumption.retired ? undefined : lineOf(known.get(now.assumption.id), now, experiments, subjectOf);
    return line === undefined ? [] : [{ assumptionId: now.assumption.id, line }];
  });
  const decided = after.decisions
    .slice(before?.decisions.length ?? 0)
    .map((decision) => `${capitalized(subjectOf(decision.place.by))} decided: ${decision.kind}.`);
  const has = (assumptionId: string): boolean => lines.some((each) => each.assumptionId === assumptionId);
  return [...movesOf(before, after, has), ...lines.map(({ line }) => line), ...decided];
}

/**
 * The idea's score is that of its weakest critical assumption. It is told, unless the line of that assumption has the same
 * two numbers.
 */
function movesOf(
  before: Ledger | undefined,
  after: Ledger,
  hasLine: (assumptionId: string) => boolean,
): readonly string[] {
  const from = before && weakestOf(scoresOf(before));
  const to = weakestOf(scoresOf(after));
  if (!from || !to || scoreIn(from) === scoreIn(to)) return [];
  const isSame = from.assumption.id === to.assumption.id && hasLine(to.assumption.id);
  return isSame ? [] : [`Score of the idea: ${scoreIn(from)} → ${scoreIn(to)}.`];
}

function lineOf(
  before: Scored | undefined,
  now: Scored,
  experiments: readonly Experiment[],
  subjectOf: SubjectOfReader,
): string | undefined {
  const reasons = reasonsFor(before, now, experiments, subjectOf);
  if (reasons === '') return undefined;
  const digits = scoreIn(before) === scoreIn(now) ? 1 : 0;
  const [from, to] = [scoreIn(before, digits), scoreIn(now, digits)];
  const stays = isUntested(now) ? 'stays untested' : `stays at ${to}`;
  return `${quotation(now.assumption.text)}: ${from === to ? stays : `${from} → ${to}`}. ${reasons}`;
}

/** Formats a score like all screens: 'untested' if no evidence counts, since a score of 50 would say something. */
const scoreIn = (scored: Scored | undefined, digits = 0): string =>
  scored && !isUntested(scored) ? `${Number(scored.score.toFixed(digits))}` : 'untested';

function reasonsFor(
  before: Scored | undefined,
  now: Scored,
  experiments: readonly Experiment[],
  subjectOf: SubjectOfReader,
): string {
  const known = new Map(before?.evidence.map((each) => [each.id, each]));
  const fresh = now.evidence.filter(({ id, superseded }) => superseded === null && !known.has(id));
  const judged = fresh.map((each) => ({ each, says: judgementIn(each, experiments, subjectOf) }));
  const tests = judged.flatMap(({ says }) => says ?? []);
  const told = judged.filter(({ says }) => says === undefined).map(({ each }) => each);
  const count = (direction: Evidence['direction']) => told.filter((each) => each.direction === direction).length;
  const counts = [
    [count(1), 'for'],
    [count(-1), 'against'],
    [count(0), 'neither'],
  ] as const;
  const said = counts.filter(([n]) => n > 0).map(([n, way]) => `${n} ${way}`);
  const withdrawn = now.evidence.some(
    ({ id, superseded }) => superseded !== null && known.get(id)?.superseded === null,
  );
  const again = now.evidence.some(({ id, superseded }) => superseded === null && (known.get(id)?.superseded ?? null));
  return [
    ...tests,
    ...(said.length > 0 ? [`New evidence: ${said.join(', ')}.`] : []),
    ...(withdrawn ? ['Some evidence no longer counts.'] : []),
    ...(again ? ['Some evidence counts again.'] : []),
  ].join(' ');
}

/**
 * Returns the result of the test that a piece of evidence is from, in the words of the test's own screens; undefined if
 * it is from none.
 */
function judgementIn(
  evidence: Evidence,
  experiments: readonly Experiment[],
  subjectOf: SubjectOfReader,
): string | undefined {
  const { experimentId, judgement, carriedFrom } = evidence;
  if (carriedFrom !== null || judgement === null) return undefined;
  const experiment = experiments.find(({ id }) => id === experimentId);
  const judged = experiment?.judgements.find((each) => each.judgement === judgement);
  if (!experiment?.lock || !judged) return undefined;
  const { criterion, by } = experiment.lock;
  return judgedSentence({ ...judged, criterion }, countedWords[experiment.method], subjectOf(by));
}
