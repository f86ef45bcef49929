import { countedWords } from '../../experiment/counted-words.ts';
import { type Experiment, isStarted, type Judged, type Started, stageOf } from '../../experiment/experiment.ts';
import { isWitnessedInTime } from '../../experiment/witness-lock.ts';
import { type Entry, entriesOfInterviews } from '../../judgement/entry.ts';
import { firstLookOf } from '../../judgement/first-look.ts';
import { isFromFewNetworks } from '../../judgement/network-share.ts';
import { entriesOfPage } from '../../judgement/page-entries.ts';
import { entriesOfSurvey } from '../../judgement/survey-entries.ts';
import type { Evidence } from '../../ledger/ledger.ts';
import { nameIn, noNames } from '../../team/member-names.ts';
import { countOf, figureOf } from '../../text/figures.ts';
import { judgedSentence } from '../../verdict/test-sentence.ts';
import type { ReportFigure } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { proofOf } from './experiment-proof.ts';

/** Lists the started experiments in the order of their starts. */
export const startedIn = ({ material }: ReportContext): readonly Started[] =>
  material.experiments
    .filter(isStarted)
    .toSorted((a, b) => a.lock.startedAt.localeCompare(b.lock.startedAt, 'en') || (a.id < b.id ? -1 : 1));

/** Its question, or what it tests. */
export const titleOf = ({ question, assumptionId }: Experiment, context: ReportContext): string =>
  question || context.textOf(assumptionId) || 'An experiment without a question';

/** "Supported: 7 of 9 said yes (37% to 97%), we had asked for 30%." */
export const resultText = (
  { method, lock: { criterion } }: Started,
  { verdict, k, n, interval }: Pick<Judged, 'verdict' | 'k' | 'n' | 'interval'>,
): string => judgedSentence({ verdict, k, n, criterion, interval }, countedWords[method], 'we');

/** The footnote of a test: what was locked, how it was judged, and the evidence that it gave. */
export const noteOfTest = (
  experiment: Started,
  context: ReportContext,
  evidence: readonly Evidence[] = evidenceOf(experiment, context),
): number | null => context.note(evidence, ...proofOf(experiment, context));

const evidenceOf = ({ id }: Experiment, { scores }: ReportContext): readonly Evidence[] =>
  scores.flatMap(({ evidence }) => evidence.filter(({ experimentId }) => experimentId === id));

/** A test of an earlier idea on which evidence stands that was carried over. */
export interface CarriedTest {
  readonly test: Started;
  /** Title of the earlier idea. */
  readonly title: string;
}

/** Each once, in the order in which their evidence was carried. */
export function carriedTests({ material }: ReportContext): readonly CarriedTest[] {
  const tests = new Map<string, CarriedTest>();
  for (const { tested, title } of material.lineage.carried)
    if (tested) tests.set(tested.experiment.id, { test: tested.experiment, title });
  return [...tests.values()];
}

/** "Witnesses saw the lock of 2 of 3 tests …": nothing where nobody else is who could have. */
export function witnessedText(tests: readonly Started[], { material }: ReportContext): readonly string[] {
  const isTeam = (material.names ?? noNames).size > 0 || tests.some(({ witness }) => witness);
  if (!isTeam || tests.length === 0) return [];
  const witnessed = tests.filter((test) =>
    isWitnessedInTime(test, test.artefact ? material.intakes.get(test.artefact.id) : undefined),
  ).length;
  return [
    `Witnesses saw the lock of ${figureOf(witnessed)} of ${countOf(tests.length, 'test')} before the first result.`,
  ];
}

/** Who reported a result, and the file in which it was counted. A founder who works alone is called that. */
export function reportedText(
  { result, reportedBy }: Started,
  { material: { names = noNames } }: ReportContext,
): string {
  const by = names.size === 0 || reportedBy === undefined ? 'the founder' : nameIn(names, reportedBy);
  return result?.imported ? `Reported by ${by}, counted in the file ${result.imported.file}.` : `Reported by ${by}.`;
}

/** Charts the results of tests, each on a line of its own; leaves out tests that were not judged. */
export const intervalsOf = (experiments: readonly Started[], context: ReportContext): ReportFigure => ({
  kind: 'intervals',
  rows: experiments.flatMap((experiment) => {
    const judged = experiment.judgements.at(-1);
    if (!judged || judged.n === 0) return [];
    const { k, n, interval, verdict } = judged;
    const [low, high] = interval;
    const { criterion } = experiment.lock;
    return [{ label: titleOf(experiment, context), value: k / n, low, high, criterion, verdict }];
  }),
});

/** The walk of a test between its bounds; what it measured, if the answers are not known one by one. */
export function walkOf(experiment: Started, context: ReportContext): ReportFigure {
  const { lock, method } = experiment;
  const judged = experiment.judgements.at(-1) ?? null;
  const entries = entriesOf(experiment, context).slice(0, lock.n);
  if (lock.formula !== 'corridor-1' || experiment.result !== null || (judged !== null && entries.length < judged.n))
    return intervalsOf([experiment], context);
  const finite = (bound: number): number | null => (Number.isFinite(bound) ? bound : null);
  return {
    kind: 'corridor',
    rate: lock.criterion,
    sample: lock.n,
    ahead: finite(lock.ahead),
    behind: finite(lock.behind),
    answers: entries.map(({ isYes }) => (isYes ? '1' : '0')).join(''),
    firstLook: firstLookOf(lock, entries, experiment.closed?.at ?? context.material.at),
    judged: judged && { verdict: judged.verdict, k: judged.k, n: judged.n },
    words: countedWords[method],
  };
}

/** The answers that count, in order. */
export function entriesOf(experiment: Started, { material }: ReportContext): readonly Entry[] {
  if (stageOf(experiment) === 'draft') return [];
  const { artefact } = experiment;
  if (!artefact) return entriesOfInterviews(experiment, material.interviews);
  const intake = material.intakes.get(artefact.id);
  return artefact.kind === 'page'
    ? entriesOfPage(experiment, intake, material.at)
    : entriesOfSurvey(experiment, intake);
}

/** Whether a few networks brought so much of what a test was judged by that a reader should know. */
export function isDecidedByFew(experiment: Started, context: ReportContext): boolean {
  const judged = experiment.judgements.at(-1);
  return judged !== undefined && isFromFewNetworks(entriesOf(experiment, context).slice(0, judged.n));
}

/** With how many a test was made, or is to be: "12 interviews". */
export function sampleText({ method, lock, judgements }: Started): string {
  const { one, many } = countedWords[method];
  return countOf(judgements.at(-1)?.n ?? lock.n, one, many);
}
