import { useSelector as useSelected } from '@xstate/react';
import { useSelector } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { type Experiment, isStarted, type Started } from '#domain/experiment/experiment.ts';
import { minutesToConvert } from '#domain/experiment/minutes-to-convert.ts';
import { entriesInOrder } from '#domain/intake/entry-parts.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { networkRuleText } from '#domain/judgement/beyond-networks.ts';
import { brokenSplit, sentFor } from '#domain/judgement/broken-split.ts';
import { type Entry, entriesOfInterviews, whyNotCounted } from '#domain/judgement/entry.ts';
import { firstLookOf } from '#domain/judgement/first-look.ts';
import { sharesBy } from '#domain/judgement/judge-entries.ts';
import { type LeftOut, leftOutOf } from '#domain/judgement/left-out.ts';
import { isFromFewNetworks } from '#domain/judgement/network-share.ts';
import { entriesOfPage, waitingOf } from '#domain/judgement/page-entries.ts';
import { entriesOfSurvey } from '#domain/judgement/survey-entries.ts';
import { experimentDraft } from '#domain/log/command-draft.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { ExperimentFrame } from '#features/validate/experiments/ExperimentFrame.tsx';
import { ExperimentGauge } from '#features/validate/experiments/ExperimentGauge.tsx';
import { LearningCard } from '#features/validate/experiments/LearningCard.tsx';
import { runLabels as labels, listLabels } from '#features/validate/experiments/labels.ts';
import { type ExcludedEntry, RunningCard } from '#features/validate/experiments/RunningCard.tsx';
import { SealedCard } from '#features/validate/experiments/SealedCard.tsx';
import { ShareList } from '#features/validate/experiments/ShareList.tsx';
import { nameOfPerson } from '#features/validate/people/name-of-person.ts';
import { countedText } from '#machines/validate/countable-surveys.ts';
import { experimentRunMachine } from '#machines/validate/experiment-run.machine.ts';
import { learningMachine } from '#machines/validate/learning.machine.ts';
import { interviewsByExperiment } from '#machines/validate/select-experiments.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { css } from '#styled-system/css';
import { clockText } from '#ui/clock-text.ts';
import { useSavedOnLeaving } from '#ui/use-saved-on-leaving.ts';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { AssignedTo } from '../../team/AssignedTo.tsx';
import { useSubjects } from '../../team/use-doers.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { useMinute } from '../../use-minute.ts';
import { ExperimentNetworks } from './ExperimentNetworks.tsx';
import { ExperimentWitness } from './ExperimentWitness.tsx';
import { useInterval } from './use-interval.ts';
import { useLockSentence } from './use-lock-sentence.ts';
import { usePublicAddress } from './use-public-address.ts';
import { useSettling } from './use-settling.ts';
import { useVerdictRead } from './use-verdict-read.ts';
import { validateHref } from './validate-href.ts';

const CountResponses = lazy(() => import('./CountResponses.tsx'));

export const isSealed = (experiment: Experiment | undefined): experiment is Started =>
  experiment !== undefined && isStarted(experiment);

const none: readonly Interview[] = [];
const noneLeftOut: readonly LeftOut[] = [];

/** An experiment that runs or was judged. */
export function SealedExperiment({ experiment }: { readonly experiment: Started }) {
  const { workspace, now, dispatch: dispatchDrafts } = useApp().services;
  const { projectId, lock, result, judgements } = experiment;
  const { assumptions } = useSelector(ledgerOf(workspace, projectId));
  const interviews = useSelector(interviewsByExperiment(workspace)).get(experiment.id) ?? none;
  const assumption = partOf(assumptions, experiment.assumptionId)?.text ?? '';
  const judged = judgements.at(-1);
  const settled = useSettling(lock, judged);
  const settling =
    experiment.method === 'split' && judged && brokenSplit(judged.versions, judged.sent) ? undefined : settled;
  const intake = useSelector(workspace.stream(intakeStreamOf(experiment.artefact?.id ?? ''))) as Intake | undefined;
  const minute = useMinute(experiment.artefact !== null && experiment.closed === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the minutes visitors have had their time
  const sample = useMemo(
    () => entriesOf(experiment, interviews, intake, now()).slice(0, lock.n),
    [experiment, interviews, intake, lock, now, minute],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the minutes visitors have had their time
  const waiting = useMemo(() => waitingOf(experiment, intake, now()), [experiment, intake, now, minute]);
  const locked = useLockSentence(experiment, intake);
  const subjectOf = useSubjects();
  const leftOut = useMemo(() => leftOutOf(experiment, intake), [experiment, intake]);
  const k = judged?.k ?? result?.k ?? sample.filter(({ isYes }) => isYes).length;
  const n = judged?.n ?? result?.n ?? sample.length;
  const survey = useSelector(workspace.stream(surveyStreamOf(experiment.artefact?.id ?? ''))) as Survey | undefined;
  const counts = survey && experiment.artefact ? countedText(experiment.artefact, survey) : undefined;
  const hasOrder =
    (experiment.method === 'interviews' || experiment.artefact !== null) && !result && !experiment.isSample;
  const closes = result ? 'reported' : (experiment.closed?.for ?? null);
  const { formula, criterion, n: planned, ahead, behind } = lock;
  // A walk says it without a range.
  const isRangeShown = !judged && (formula === 'wilson-1' || !hasOrder);
  const counted = { lock: { formula, criterion, n: planned, ahead, behind }, counted: { k, n }, closes };
  const open = useInterval(isRangeShown ? counted : null);
  const gauge = (hasOrder || n > 0) && (
    <ExperimentGauge
      lock={lock}
      method={experiment.method}
      answers={hasOrder ? sample.map(({ isYes }) => isYes) : null}
      waiting={
        waiting && { ...waiting, windowMinutes: minutesToConvert(lock), from: clockText(waiting.firstAt, now()) }
      }
      firstLook={firstLookOf(lock, sample, experiment.closed?.at ?? now())}
      k={k}
      n={n}
      interval={judged?.interval ?? open.interval}
      hasNoRange={open.hasFailed}
      judged={judged ?? null}
      settling={settling}
      asker={subjectOf(lock.by)}
    />
  );
  return (
    <ExperimentFrame
      title={experiment.question || assumption || listLabels.untitled}
      listHref={validateHref({ projectId, view: 'experiments' })}
      actions={<CommentOn kind="experiment" id={experiment.id} projectId={projectId} isMain />}
      who={
        <AssignedTo
          assigned={experiment.assigned}
          onAssign={(assigning) => dispatchDrafts([experimentDraft('AssignExperiment', experiment.id, assigning)])}
        />
      }
    >
      <div className={columns}>
        <div className={column}>
          {judged ? (
            <>
              {gauge}
              <Learning
                experiment={experiment}
                assumption={assumption}
                intake={intake}
                interviews={interviews}
                judged={judged}
                isFromFewNetworks={isFromFewNetworks(sample.slice(0, judged.n))}
                settling={settling}
              />
            </>
          ) : (
            <Running
              experiment={experiment}
              interviews={interviews}
              intake={intake}
              leftOut={leftOut}
              gauge={gauge}
              sample={sample}
              late={waiting?.came ?? 0}
            />
          )}
          <ExperimentNetworks experiment={experiment} intake={intake} />
        </div>
        <SealedCard
          experiment={experiment}
          assumption={assumption}
          counts={counts}
          networks={networkRuleText(lock)}
          leftOut={judged ? leftOut : noneLeftOut}
          locked={locked}
        >
          <ExperimentWitness experiment={experiment} interviews={interviews} intake={intake} />
        </SealedCard>
      </div>
    </ExperimentFrame>
  );
}

function entriesOf(
  experiment: Started,
  interviews: readonly Interview[],
  intake: Intake | undefined,
  now: string,
): readonly Entry[] {
  if (experiment.artefact?.kind === 'page') return entriesOfPage(experiment, intake, now);
  return experiment.artefact ? entriesOfSurvey(experiment, intake) : entriesOfInterviews(experiment, interviews);
}

interface RunningProps {
  readonly experiment: Started;
  readonly interviews: readonly Interview[];
  readonly intake: Intake | undefined;
  readonly leftOut: readonly LeftOut[];
  readonly gauge: React.ReactNode;
  readonly sample: readonly Entry[];
  /** How many came and do not count yet. */
  readonly late: number;
}

function Running({ experiment, interviews, intake, leftOut, gauge, sample, late }: RunningProps) {
  const run = useFlow(experimentRunMachine, { id: experiment.id, planned: experiment.lock.n });
  const { projectId, method, artefact } = experiment;
  const address = usePublicAddress(artefact);
  const counted = new Set(sample.map(({ stream }) => stream));
  const excluded = artefact
    ? [...leftOut.map(({ count, why }) => ({ id: why, person: count, why })), ...excludedOf(intake)]
    : interviews.flatMap(({ id, person, ...interview }): ExcludedEntry[] => {
        if (counted.has(`interview-${id}`)) return [];
        const why = whyNotCounted(experiment, interview);
        return [{ id, person, why: why ? labels.excluded[why] : labels.beyond }];
      });
  const words = countedWords[method];
  const unclear = interviews.filter(({ id, answer }) => answer === 'unclear' && counted.has(`interview-${id}`)).length;
  const isCounting = useSelected(run, (snapshot) => snapshot.matches('counting'));
  return (
    <>
      <RunningCard
        experiment={experiment}
        run={run}
        gauge={gauge}
        count={sample.length}
        unclear={unclear}
        excluded={excluded}
        waiting={waitingText(experiment, sample.length, late)}
        broken={method === 'split' ? brokenSplit(sharesBy(sample, 'version'), sentFor(experiment, intake)) : null}
        shares={
          <>
            <ShareList
              title={labels.byVersion}
              shares={artefact?.kind === 'page' ? sharesBy(sample, 'version') : []}
              words={words}
              nameOf={labels.version}
            />
            <ShareList title={labels.bySource} shares={sharesBy(sample, 'source')} words={words} />
          </>
        }
        address={address}
        forward={
          artefact
            ? artefact.kind === 'survey'
              ? { href: validateHref({ projectId, view: 'results', id: artefact.id }), label: labels.results }
              : { href: validateHref({ projectId, view: 'people', id: artefact.id }), label: labels.people }
            : method === 'interviews'
              ? { href: validateHref({ projectId, view: 'interviews', id: experiment.id }), label: labels.log }
              : null
        }
        isOffline={useIsOffline()}
      />
      {isCounting && (
        <Suspense fallback={null}>
          <CountResponses run={run} planned={experiment.lock.n} />
        </Suspense>
      )}
    </>
  );
}

/** Who does not count yet; null if that goes without saying. */
function waitingText({ artefact, lock }: Started, counted: number, late: number): string | null {
  if (artefact?.kind === 'survey' && lock.counts === 'confirmed') return labels.unconfirmed;
  if (artefact?.kind !== 'page') return null;
  if (late <= 0) return counted === 0 ? labels.live : null;
  // While nobody counts, the gauge says it.
  return counted === 0 && lock.formula === 'corridor-1' ? null : labels.waiting(late, minutesToConvert(lock));
}

const excludedOf = (intake: Intake | undefined): readonly ExcludedEntry[] =>
  entriesInOrder(intake?.entries ?? {}).flatMap((entry) =>
    entry.excludedFor === null
      ? []
      : [{ id: entry.id, person: nameOfPerson(entry), why: labels.excludedFor(entry.excludedFor) }],
  );

interface LearningProps {
  readonly experiment: Experiment;
  readonly assumption: string;
  readonly intake?: Intake | undefined;
  readonly interviews: readonly Interview[];
  readonly judged: NonNullable<ReturnType<Experiment['judgements']['at']>>;
  readonly isFromFewNetworks?: boolean;
  readonly settling?: number | null | undefined;
}

/** The learning card of an experiment that was judged. */
export function Learning({
  experiment,
  assumption,
  intake,
  interviews,
  judged,
  isFromFewNetworks: isNarrow = false,
  settling,
}: LearningProps) {
  const { id, projectId, learning: value } = experiment;
  useVerdictRead(id);
  const locked = useLockSentence(experiment, intake);
  const subjectOf = useSubjects();
  const learning = useFlow(learningMachine, { id, learning: value });
  useEffect(() => {
    if (learning.getSnapshot().context.value !== value) learning.send({ type: 'value.changed', value });
  }, [learning, value]);
  useSavedOnLeaving(useCallback(() => learning.send({ type: 'draft.submitted' }), [learning]));
  const quotes = interviews
    .filter(({ removed }) => !removed)
    .flatMap((interview) => [...eachPart(interview.quotes)].sort((a, b) => a.order - b.order))
    // Whoever may not read what people said has quotes without words.
    .filter(({ assumptionId, text }) => assumptionId === experiment.assumptionId && text !== '');
  return (
    <LearningCard
      experiment={experiment}
      judged={judged}
      isFromFewNetworks={isNarrow}
      assumption={assumption}
      locked={locked}
      subjectOf={subjectOf}
      settling={settling}
      quotes={quotes}
      learning={learning}
      evidenceHref={validateHref({ projectId, view: 'evidence' })}
      decideHref={validateHref({ projectId, view: 'decide' })}
    />
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: { base: '24', laptop: '32' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
