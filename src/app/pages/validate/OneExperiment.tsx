import { useSelector } from '@xstate/store-react';
import { useRef, useState } from 'react';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import { verdictOf } from '#domain/ledger/next-test.ts';
import { uuid } from '#domain/log/id.ts';
import { ExperimentMissing, NothingStated } from '#features/validate/experiments/ExperimentMissing.tsx';
import { listLabels } from '#features/validate/experiments/labels.ts';
import type { AddressedTest } from '#machines/validate/given-test.ts';
import { byRisk, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { useRights } from '#ui/rights.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { useApp } from '../../app-context.ts';
import { LeadOn } from '../LeadOn.tsx';
import { DraftExperiment } from './DraftExperiment.tsx';
import { isSealed, SealedExperiment } from './SealedExperiment.tsx';
import { validateHref } from './validate-href.ts';

export interface OneExperimentProps {
  readonly id: string;
  readonly projectId: string;
  /** Assumption that a new one is for; empty for the riskiest. */
  readonly assumptionId: string;
  /** Choices for a new one that were made before. */
  readonly given: AddressedTest;
}

/** One experiment in its stage. An id that names none yet is a new test card. */
export function OneExperiment({ id, projectId, assumptionId, given }: OneExperimentProps) {
  const { workspace } = useApp().services;
  const experiment = useSelector(workspace.stream(experimentStreamOf(id))) as Experiment | undefined;
  const isComplete = useSelector(workspace.isComplete);
  const mayEdit = useRights().edit;
  const scores = useSelector(scoresOfProject(workspace, projectId));
  const [wasSealed] = useState(isSealed(experiment));
  const within = useRef<HTMLDivElement>(null);
  useLostFocus(within, () => within.current?.querySelector('h2')?.focus());
  const byItsRisk = byRisk(scores.filter(({ assumption }) => !assumption.retired));
  const open = byItsRisk.map(({ assumption }) => assumption);
  // What was refuted wants a decision first.
  const toTest = (byItsRisk.find((scored) => verdictOf(scored) !== 'refutes') ?? byItsRisk[0])?.assumption;
  const body = () => {
    if (experiment && experiment.projectId !== projectId && !experiment.discarded) {
      const params = { projectId: experiment.projectId, view: 'experiments', id };
      return <LeadOn to={{ name: 'validate', params }} label={listLabels.loading} />;
    }
    if (experiment ? experiment.discarded : !uuid.safeParse(id).success) {
      return <ExperimentMissing href={validateHref({ projectId, view: 'experiments' })} />;
    }
    if (!experiment && !isComplete) return <Skeleton label={listLabels.loading} shape="rows" count={4} />;
    if (wasSealed && isSealed(experiment)) return <SealedExperiment experiment={experiment} />;
    if (!experiment && !mayEdit) return <ExperimentMissing href={validateHref({ projectId, view: 'experiments' })} />;
    if (!experiment && open.length === 0) return <NothingStated href={validateHref({ projectId })} />;
    const chosen = open.find((assumption) => assumption.id === assumptionId) ?? toTest;
    return (
      <DraftExperiment
        id={id}
        projectId={projectId}
        experiment={experiment}
        assumptionId={chosen?.id ?? ''}
        assumptions={open}
        given={given}
      />
    );
  };
  return <div ref={within}>{body()}</div>;
}
