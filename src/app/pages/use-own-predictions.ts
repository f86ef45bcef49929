import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { subjectsIn } from '#domain/team/doer.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { predictedIn } from '#machines/validate/select-predicted.ts';
import { useApp } from '../app-context.ts';
import { useTeam } from '../team/use-team.ts';

/** The experiments whose results the reader predicted: in a team, those of other members are not theirs. */
export function useOwnPredictions(): readonly Experiment[] {
  const { actorOf, services } = useApp();
  const predicted = useAtom(predictedIn(services.workspace));
  const own = useSelector(actorOf('user'), selectUser)?.id ?? '';
  const team = useTeam();
  return useMemo(() => {
    // Nobody else is named, so that their names need not be known.
    const subjectOf = subjectsIn(team, [], own);
    return predicted.filter(({ predictedBy }) => subjectOf(predictedBy) === 'you');
  }, [predicted, team, own]);
}
