import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import { calibrationOf } from '#domain/judgement/calibration.ts';
import { partOf } from '#domain/log/parts.ts';
import { CalibrationScreen } from '#features/validate/calibration/CalibrationScreen.tsx';
import { calibrationLabels as labels } from '#features/validate/calibration/labels.ts';
import { listLabels } from '#features/validate/experiments/labels.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import type { ValidateViewProps } from './views.ts';

/** How often the founder's predictions were right. */
export default function CalibrationView({ projectId }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const experiments = useSelector(experimentsOf(workspace, projectId));
  const { assumptions } = useSelector(ledgerOf(workspace, projectId));
  const isComplete = useSelector(workspace.isComplete);
  const calibration = useMemo(() => calibrationOf(experiments), [experiments]);
  if (!isComplete && calibration.count === 0) return <Skeleton label={labels.loading} shape="rows" count={4} />;
  const titleOf = (id: string): string => {
    const experiment = experiments.find((each) => each.id === id);
    return experiment?.question || partOf(assumptions, experiment?.assumptionId ?? '')?.text || listLabels.untitled;
  };
  return <CalibrationScreen calibration={calibration} projectId={projectId} titleOf={titleOf} />;
}
