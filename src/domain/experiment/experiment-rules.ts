import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { type Project, projectStreamOf } from '../project/project.ts';
import { judgeAssignment } from '../team/assignment.ts';
import { mergeText } from '../text/merge-text.ts';
import { oneLine } from '../text/one-line.ts';
import { corridorOf, sampleAtMost } from '../verdict/corridor.ts';
import { isTooSmall } from '../verdict/least-sample.ts';
import type { TestPlan } from '../verdict/test-plan.ts';
import { asksForAddresses, isAsked, isPublished } from './counted-artefacts.ts';
import {
  countsOnPage,
  type Design,
  type Experiment,
  experimentLimits,
  isJudgedByFounder,
  isReported,
  isStoppable,
  type Method,
  type NetworkRule,
  needsArtefact,
} from './experiment.ts';
import type { ExperimentCommandData } from './experiment-commands.ts';
import type { ExperimentFact, FirstDesign } from './experiment-facts.ts';
import { withoutOpening } from './learning-text.ts';
import { usualWindowMinutes } from './minutes-to-convert.ts';

const utc = (time: string): string => new Date(time).toISOString();

export function designExperiment(
  data: ExperimentCommandData<'DesignExperiment'>,
  reads: Reads,
): Decision<ExperimentFact> {
  const { projectId, sample = false } = data;
  if (sample && !(reads.state(projectStreamOf(projectId)) as Project | undefined)?.isSample) {
    return reject('invalid-data');
  }
  const { assumptionId, method } = data;
  const designed: FirstDesign = { ...blankDesign(method), assumptionId, ...given(data) };
  return accept(fact('ExperimentDesigned', { ...designed, projectId, ...(sample ? { sample } : {}) }));
}

export function reviseExperiment(
  experiment: Experiment,
  data: ExperimentCommandData<'ReviseExperiment'>,
): Decision<ExperimentFact> {
  if (experiment.lock) return reject('criterion-locked');
  const { assumptionId, method } = data;
  const wanted: Partial<Design> = {
    ...(assumptionId === undefined ? {} : { assumptionId }),
    ...(method === undefined ? {} : { method }),
    // Another method counts other things, unless it is said.
    ...(method === undefined || method === experiment.method ? {} : { counts: countedBy(method) }),
    ...given(data),
  };
  const { sharesNetwork = false, countsInvited = false } = experiment;
  const known: Design = { ...experiment, sharesNetwork, countsInvited };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !sameJson(value, known[name as keyof Design])),
  );
  return Object.keys(changed).length === 0 ? accept() : accept(fact('ExperimentRevised', changed));
}

/** A design without a criterion, a sample or a prediction: those are never prefilled. */
const blankDesign = (method: Method): Omit<FirstDesign, 'assumptionId'> => ({
  method,
  question: '',
  criterion: null,
  n: null,
  endsAt: null,
  formula: 'corridor-1',
  windowMinutes: usualWindowMinutes,
  counts: countedBy(method),
  prediction: null,
  artefact: null,
});

const countedBy = (method: Method): Design['counts'] =>
  needsArtefact(method) && method !== 'survey' ? 'received' : 'answers';

type Given = Omit<ExperimentCommandData<'ReviseExperiment'>, 'assumptionId' | 'method'>;

/** The fields that the data names, as they are kept. */
function given({
  question,
  yesWhen,
  endsAt,
  criterion,
  n,
  formula,
  windowMinutes,
  counts,
  prediction,
  expected,
  artefact,
  sharesNetwork,
  countsInvited,
}: Given): Partial<Design> {
  const fields = {
    question: question === undefined ? undefined : oneLine(question),
    yesWhen: yesWhen === undefined ? undefined : oneLine(yesWhen),
    endsAt: typeof endsAt === 'string' ? utc(endsAt) : endsAt,
    ...{ criterion, n, formula, windowMinutes, counts, prediction, expected, artefact, sharesNetwork, countsInvited },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export function fileExperiment(experiment: Experiment, discarded: boolean): Decision<ExperimentFact> {
  if (experiment.lock) return reject('criterion-locked');
  if (experiment.discarded === discarded) return accept();
  return accept(discarded ? fact('ExperimentDiscarded', {}) : fact('ExperimentRestored', {}));
}

/**
 * Seals the design. `at` is when the founder did it, by the founder's clock: it keeps nobody from choosing a date that
 * has passed, but from doing so by mistake.
 */
export function startExperiment(experiment: Experiment, at: string, reads: Reads): Decision<ExperimentFact> {
  if (experiment.lock) return reject('criterion-locked');
  if (experiment.discarded) return reject('not-found');
  const { criterion, n, endsAt, formula } = experiment;
  if (criterion === null) return reject('criterion-missing');
  if (experiment.prediction === null) return reject('prediction-missing');
  if (n === null) return reject('sample-missing');
  const reason = reasonAgainstPlan({ formula, criterion, n }) ?? reasonAgainstStart(experiment, at, reads);
  if (reason) return reject(reason);
  const { ahead, behind } = formula === 'corridor-1' ? corridorOf(criterion, n) : { ahead: 0, behind: 0 };
  const { windowMinutes, method, yesWhen } = experiment;
  const lock = { criterion, n, ahead, behind, windowMinutes, counts: countedAtStart(experiment, reads), formula };
  const networkRule: NetworkRule = experiment.sharesNetwork ? 'shared' : 'one';
  const said = isJudgedByFounder(method) && yesWhen !== '' ? { yesWhen } : {};
  return accept(
    fact('ExperimentStarted', {
      ...lock,
      ...said,
      ...(endsAt === null ? {} : { endsAt }),
      ...(needsArtefact(method) && !experiment.isSample ? { networkRule } : {}),
      ...(countsOnPage(method) && experiment.countsInvited ? { countsInvited: true as const } : {}),
      ...(reads.actor ? { by: reads.actor.id } : {}),
    }),
  );
}

/**
 * Where people can confirm their addresses, who has not done so does not count. A fake door asks for none; nor do
 * surveys but those that know people by their address.
 */
function countedAtStart({ counts, method, artefact, isSample }: Experiment, reads: Reads): Design['counts'] {
  if (!reads.confirmsPeople || isSample) return counts;
  const isConfirmed =
    method === 'survey'
      ? asksForAddresses(artefact, reads.statesOf('survey'))
      : counts === 'received' && artefact?.goal !== 'fake-door';
  return isConfirmed ? 'confirmed' : counts;
}

function reasonAgainstPlan(plan: TestPlan): Rejection | undefined {
  // Of either formula: what a judgement cites must fit into one fact.
  if (plan.n > sampleAtMost) return 'sample-too-large';
  return isTooSmall(plan) ? 'sample-too-small' : undefined;
}

function reasonAgainstStart(experiment: Experiment, at: string, reads: Reads): Rejection | undefined {
  const { endsAt, method, isSample } = experiment;
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(at)) return 'end-passed';
  if (!needsArtefact(method) || isSample) return undefined;
  const isOnTheWeb =
    method === 'survey'
      ? isAsked(experiment, reads.statesOf('survey'))
      : isPublished(experiment, reads.statesOf('page'));
  return isOnTheWeb ? undefined : 'artefact-unpublished';
}

export function recordResult(
  experiment: Experiment,
  { k, n, note, imported }: ExperimentCommandData<'RecordResult'>,
): Decision<ExperimentFact> {
  const { lock, method, isSample } = experiment;
  if (!lock) return reject('not-started');
  if (experiment.closed || experiment.result || experiment.stoppedFor !== null) return reject('already-closed');
  if (!isReported(method) && !isSample) return reject('not-reported');
  const areWhole = Number.isInteger(k) && Number.isInteger(n);
  if (!areWhole || k < 0 || n < 1 || k > n || n > lock.n) return reject('count-invalid');
  return accept(fact('ResultRecorded', { k, n, note: note.trim(), ...(imported && { imported }) }));
}

export function stopExperiment(experiment: Experiment, raw: string): Decision<ExperimentFact> {
  if (!experiment.lock) return reject('not-started');
  if (!isStoppable(experiment)) return reject('already-closed');
  const reason = raw.trim();
  return reason === '' ? reject('reason-empty') : accept(fact('ExperimentStopped', { reason }));
}

export function assignExperiment(
  { assigned = null }: Experiment,
  data: ExperimentCommandData<'AssignExperiment'>,
  reads: Pick<Reads, 'actor'>,
): Decision<ExperimentFact> {
  const judged = judgeAssignment(assigned, data, reads);
  if ('reason' in judged) return reject(judged.reason);
  return accept(...judged.facts.map((assigning) => fact('ExperimentAssigned', assigning)));
}

export function recordLearning(
  experiment: Experiment,
  { text: raw, base }: ExperimentCommandData<'RecordLearning'>,
): Decision<ExperimentFact> {
  const wanted = withoutOpening(oneLine(raw));
  if (wanted === experiment.learning) return accept();
  const from = withoutOpening(oneLine(base ?? experiment.learning));
  const text = mergeText(from, experiment.learning, wanted);
  if (text === undefined || text.length > experimentLimits.learning) return reject('text-changed');
  return text === experiment.learning ? accept() : accept(fact('LearningRecorded', { text }));
}
