import { useSelector } from '@xstate/store-react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { entriesOfInterviews, whyNotCounted } from '#domain/judgement/entry.ts';
import { firstLookOf } from '#domain/judgement/judge-entries.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { sequenceInterval } from '#domain/verdict/sequence-interval.ts';
import { type Interval, wilsonInterval } from '#domain/verdict/wilson-interval.ts';
import { ExperimentFrame } from '#features/validate/experiments/ExperimentFrame.tsx';
import { ExperimentGauge } from '#features/validate/experiments/ExperimentGauge.tsx';
import { LearningCard } from '#features/validate/experiments/LearningCard.tsx';
import { listLabels } from '#features/validate/experiments/labels.ts';
import { type ExcludedEntry, RunningCard } from '#features/validate/experiments/RunningCard.tsx';
import { SealedCard } from '#features/validate/experiments/SealedCard.tsx';
import { experimentRunMachine } from '#machines/validate/experiment-run.machine.ts';
import { learningMachine } from '#machines/validate/learning.machine.ts';
import { interviewsByExperiment } from '#machines/validate/select-experiments.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { css } from '#styled-system/css';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { dispatch } from '../dispatch-action.ts';
import { useIsOffline } from './use-is-offline.ts';
import { validateHref } from './validate-href.ts';

type Sealed = Experiment & { readonly lock: NonNullable<Experiment['lock']> };

export const isSealed = (experiment: Experiment | undefined): experiment is Sealed =>
  experiment !== undefined && experiment.lock !== null;

const none: readonly Interview[] = [];

/** An experiment that runs or was judged. */
export function SealedExperiment({ experiment }: { readonly experiment: Sealed }) {
  const { workspace, now } = useApp().services;
  const { projectId, lock, result, judgements } = experiment;
  const { assumptions } = useSelector(ledgerOf(workspace, projectId));
  const interviews = useSelector(interviewsByExperiment(workspace)).get(experiment.id) ?? none;
  const assumption = partOf(assumptions, experiment.assumptionId)?.text ?? '';
  const judged = judgements.at(-1);
  const sample = useMemo(
    () => entriesOfInterviews(experiment, interviews).slice(0, lock.n),
    [experiment, interviews, lock],
  );
  const k = judged?.k ?? result?.k ?? sample.filter(({ isYes }) => isYes).length;
  const n = judged?.n ?? result?.n ?? sample.length;
  const hasOrder = experiment.method === 'interviews' && !result;
  const intervalOf = (): Interval =>
    lock.formula === 'corridor-1' ? sequenceInterval(k, n, lock.n) : wilsonInterval(k, n);
  const gauge = (hasOrder || n > 0) && (
    <ExperimentGauge
      lock={lock}
      method={experiment.method}
      answers={hasOrder ? sample.map(({ isYes }) => isYes) : null}
      firstLook={firstLookOf(lock, sample, experiment.closed?.at ?? now())}
      k={k}
      n={n}
      interval={judged?.interval ?? intervalOf()}
      judged={judged ?? null}
    />
  );
  return (
    <ExperimentFrame
      title={experiment.question || assumption || listLabels.untitled}
      listHref={validateHref({ projectId, view: 'experiments' })}
    >
      <div className={columns}>
        <div className={column}>
          {judged ? (
            <>
              {gauge}
              <Learning experiment={experiment} assumption={assumption} interviews={interviews} judged={judged} />
            </>
          ) : (
            <Running experiment={experiment} interviews={interviews} gauge={gauge} count={sample.length} />
          )}
        </div>
        <SealedCard experiment={experiment} assumption={assumption} />
      </div>
    </ExperimentFrame>
  );
}

interface RunningProps {
  readonly experiment: Sealed;
  readonly interviews: readonly Interview[];
  readonly gauge: React.ReactNode;
  readonly count: number;
}

function Running({ experiment, interviews, gauge, count }: RunningProps) {
  const { services } = useApp();
  const run = useFlow(experimentRunMachine.provide({ actions: { issue: dispatch(services) } }), {
    id: experiment.id,
    planned: experiment.lock.n,
  });
  const counted = new Set(
    entriesOfInterviews(experiment, interviews)
      .slice(0, experiment.lock.n)
      .map(({ stream }) => stream),
  );
  const excluded = interviews.flatMap(({ id, person, ...interview }): ExcludedEntry[] => {
    if (counted.has(`interview-${id}`)) return [];
    return [{ id, person, why: whyNotCounted(experiment, interview) ?? 'beyond' }];
  });
  const unclear = interviews.filter(({ id, answer }) => answer === 'unclear' && counted.has(`interview-${id}`)).length;
  return (
    <RunningCard
      experiment={experiment}
      run={run}
      gauge={gauge}
      count={count}
      unclear={unclear}
      excluded={excluded}
      interviewsHref={validateHref({ projectId: experiment.projectId, view: 'interviews' })}
      isOffline={useIsOffline()}
    />
  );
}

interface LearningProps {
  readonly experiment: Sealed;
  readonly assumption: string;
  readonly interviews: readonly Interview[];
  readonly judged: NonNullable<ReturnType<Experiment['judgements']['at']>>;
}

function Learning({ experiment, assumption, interviews, judged }: LearningProps) {
  const { services } = useApp();
  const { id, projectId, learning: value } = experiment;
  const learning = useFlow(learningMachine.provide({ actions: { issue: dispatch(services) } }), {
    id,
    learning: value,
  });
  useEffect(() => {
    if (learning.getSnapshot().context.value !== value) learning.send({ type: 'value.changed', value });
  }, [learning, value]);
  // Before the actor stops, which is when other effects are cleaned up.
  useLayoutEffect(() => () => learning.send({ type: 'draft.submitted' }), [learning]);
  const quotes = interviews
    .filter(({ removed }) => !removed)
    .flatMap((interview) => [...eachPart(interview.quotes)].sort((a, b) => a.order - b.order))
    .filter((quote) => quote.assumptionId === experiment.assumptionId);
  return (
    <LearningCard
      experiment={experiment}
      judged={judged}
      assumption={assumption}
      quotes={quotes}
      learning={learning}
      evidenceHref={validateHref({ projectId, view: 'evidence' })}
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
