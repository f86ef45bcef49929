import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import { AssumptionRows } from '#features/validate/assumptions/AssumptionRows.tsx';
import { StateLine } from '#features/validate/assumptions/StateLine.tsx';
import { byRisk, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { stateAssumptionMachine } from '#machines/validate/state-assumption.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { dispatch } from '../dispatch-action.ts';
import type { ValidateViewProps } from './views.ts';

/** What must be true, by how much is at risk. */
export default function AssumptionsView({ projectId }: ValidateViewProps) {
  const { services } = useApp();
  const { workspace, newId } = services;
  const ledger = useSelector(ledgerOf(workspace, projectId));
  const scores = useSelector(scoresOfProject(workspace, projectId));
  const line = useFlow(stateAssumptionMachine.provide({ actions: { issue: dispatch(services) } }), { projectId });
  const live = useMemo(() => byRisk(scores.filter(({ assumption }) => !assumption.retired)), [scores]);
  return (
    <>
      <StateLine line={line} ledger={ledger} newId={newId} />
      {live.length > 0 && <AssumptionRows scores={live} onOpen={() => {}} />}
    </>
  );
}
