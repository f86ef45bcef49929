import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { calibrationOf } from '#domain/judgement/calibration.ts';
import { partOf } from '#domain/log/parts.ts';
import { ProfileFigures } from '#features/profile/ProfileFigures.tsx';
import { ProfileScreen } from '#features/profile/ProfileScreen.tsx';
import { CalibrationSection } from '#features/validate/calibration/CalibrationSection.tsx';
import { calibrationLabels as labels } from '#features/validate/calibration/labels.ts';
import { listLabels } from '#features/validate/experiments/labels.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../app-context.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import type { PageProps } from '../page-props.ts';
import { useOwnPredictions } from './use-own-predictions.ts';

export default function ProfilePage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  return (
    <ProfileScreen
      user={useSelector(actorOf('user'), selectUser)}
      avatar={<OwnAvatar size="large" />}
      figures={<ProfileFigures workspace={services.workspace} />}
      predictions={<Predictions projectId={place.params['projectId']} />}
    />
  );
}

interface PredictionsProps {
  /** The idea that one comes from; of the example only its own predictions are shown. */
  readonly projectId: string | undefined;
}

/** How often the founder's predictions were right: over all ideas, or in the sample's alone. */
function Predictions({ projectId }: PredictionsProps) {
  const { workspace } = useApp().services;
  const projects = useAtom(projectsOf(workspace));
  const isSample = projects.some((each) => each.id === projectId && each.isSample);
  const own = useAtom(experimentsOf(workspace, projectId ?? ''));
  const all = useOwnPredictions();
  const experiments = isSample ? own : all;
  const isComplete = useAtom(workspace.isComplete);
  const calibration = useMemo(() => calibrationOf(experiments), [experiments]);
  if (!isComplete && calibration.count === 0) return <Skeleton label={labels.loading} shape="rows" count={4} />;
  const assumptionOf = ({ projectId: of, assumptionId }: Experiment) =>
    partOf(ledgerOf(workspace, of).get().assumptions, assumptionId)?.text;
  const titleOf = (id: string): string => {
    const experiment = experiments.find((each) => each.id === id);
    return experiment?.question || (experiment && assumptionOf(experiment)) || listLabels.untitled;
  };
  const ideaTitleOf = (id: string): string => {
    const project = projects.find((each) => each.id === id);
    return project?.title || ideaOf(workspace, project?.ideaId ?? '').get()?.title || labels.ideaMissing;
  };
  return (
    <CalibrationSection
      calibration={calibration}
      projectId={projectId}
      isSample={isSample}
      titleOf={titleOf}
      ideaTitleOf={ideaTitleOf}
    />
  );
}
