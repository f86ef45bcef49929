import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { weakestOf } from '#domain/ledger/score.ts';
import { DecisionForm } from '#features/validate/decide/DecisionForm.tsx';
import { DecisionsMade } from '#features/validate/decide/DecisionsMade.tsx';
import { KnownBefore, KnownScores } from '#features/validate/decide/KnownBefore.tsx';
import { decideLabels } from '#features/validate/decide/labels.ts';
import { decideMachine } from '#machines/validate/decide.machine.ts';
import { byRisk, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { recordDecision } from './record-decision.ts';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

/** One screen: what is known, what would reverse it, and the reason. */
export default function DecideView({ projectId }: ValidateViewProps) {
  const { services } = useApp();
  const { workspace } = services;
  const ledger = useAtom(ledgerOf(workspace, projectId));
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const live = useMemo(() => byRisk(scores.filter(({ assumption }) => !assumption.retired)), [scores]);
  const page = useFlow(
    decideMachine.provide({
      actions: {
        record: (_, decision) => {
          const next = recordDecision(services, projectId, decision);
          if (decision.kind)
            services.showToast({
              ...{ tone: 'success', message: decideLabels.done(decision.kind) },
              link: { label: decideLabels.see, href: validateHref({ projectId, view: 'decide' }) },
            });
          services.navigate({ name: 'validate', params: { projectId: next } });
        },
      },
    }),
    { version: ledger.version },
  );
  const { version, evidenceVersion } = ledger;
  useEffect(() => page.send({ type: 'ledger.changed', version, evidenceVersion }), [page, version, evidenceVersion]);
  return (
    <>
      <KnownBefore scores={live} weakest={weakestOf(scores)} />
      <DecisionForm page={page} scores={live} version={version} />
      <KnownScores scores={live} />
      <DecisionsMade decisions={ledger.decisions} />
    </>
  );
}
