import { useSelector } from '@xstate/store-react';
import { useEffect } from 'react';
import { experimentStream } from '#domain/experiment/experiment-stream.ts';
import { partOf } from '#domain/log/parts.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { ExperimentList } from '#features/validate/experiments/ExperimentList.tsx';
import { listLabels as labels } from '#features/validate/experiments/labels.ts';
import { WaysToParts } from '#features/validate/experiments/PartOfTests.tsx';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { OneExperiment, type OneExperimentProps } from './OneExperiment.tsx';
import { PeopleOfProject } from './PeopleOfProject.tsx';
import { SurveysOfProject } from './surveys/SurveysOfProject.tsx';
import type { ValidateViewProps } from './views.ts';

// Its rules come when they are needed, here with the page.
registerStream(experimentStream);

/** The tests of a project with its surveys and people, or the one that the address names. */
export default function ExperimentsView({ projectId, params }: ValidateViewProps) {
  const { id, assumption = '', method, counts } = params;
  const given = { method, counts };
  if (id === 'new' || (!id && assumption !== ''))
    return <Begin projectId={projectId} assumptionId={assumption} given={given} />;
  if (id) return <OneExperiment key={id} id={id} projectId={projectId} assumptionId={assumption} given={given} />;
  return <All projectId={projectId} />;
}

/** A link from elsewhere asks for a new experiment: it gets an id of its own, so that the address names it. */
function Begin({ projectId, assumptionId, given: { method, counts } }: Omit<OneExperimentProps, 'id'>) {
  const { newId, navigate } = useApp().services;
  useEffect(() => {
    const assumption = assumptionId === '' ? undefined : assumptionId;
    const params = { projectId, view: 'experiments', id: newId(), assumption, method, counts };
    navigate({ name: 'validate', params }, { replace: true });
  }, [projectId, assumptionId, method, counts, newId, navigate]);
  return <Skeleton label={labels.loading} shape="rows" count={4} />;
}

function All({ projectId }: { readonly projectId: string }) {
  const { newId, navigate, workspace } = useApp().services;
  const experiments = useSelector(experimentsOf(workspace, projectId));
  const { assumptions } = useSelector(ledgerOf(workspace, projectId));
  const isComplete = useSelector(workspace.isComplete);
  if (!isComplete && experiments.length === 0) return <Skeleton label={labels.loading} shape="rows" count={4} />;
  return (
    <>
      <WaysToParts />
      <ExperimentList
        experiments={experiments}
        projectId={projectId}
        assumptionText={(id) => partOf(assumptions, id)?.text ?? ''}
        create={
          <Button
            variant="primary"
            onPress={() => navigate({ name: 'validate', params: { projectId, view: 'experiments', id: newId() } })}
          >
            {labels.create}
          </Button>
        }
      />
      {experiments.some(({ judgements }) => judgements.length > 0) && (
        <p>
          <Link href={buildPath({ name: 'profile', params: { projectId } })}>{labels.predictions}</Link>
        </p>
      )}
      <SurveysOfProject projectId={projectId} />
      <PeopleOfProject projectId={projectId} />
    </>
  );
}
