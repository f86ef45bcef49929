import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { predictedIn } from '#machines/validate/select-predicted.ts';
import { useApp } from '../app-context.ts';
import { useSubjects } from '../team/use-doers.ts';

/** The experiments whose results the reader predicted: in a team, those of other members are not theirs. */
export function useOwnPredictions(): readonly Experiment[] {
  const predicted = useSelector(predictedIn(useApp().services.workspace));
  const subjectOf = useSubjects();
  return useMemo(() => predicted.filter(({ predictedBy }) => subjectOf(predictedBy) === 'you'), [predicted, subjectOf]);
}
