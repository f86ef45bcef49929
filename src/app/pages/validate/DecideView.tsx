import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { weakestOf } from '#domain/ledger/score.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { DecisionForm } from '#features/validate/decide/DecisionForm.tsx';
import { DecisionsMade } from '#features/validate/decide/DecisionsMade.tsx';
import { JustDecided } from '#features/validate/decide/JustDecided.tsx';
import { KnownBefore, KnownScores } from '#features/validate/decide/KnownBefore.tsx';
import { ideaOf } from '#machines/select-ideas.ts';
import { type DecisionNews, decideMachine } from '#machines/validate/decide.machine.ts';
import { byRisk, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { nameOfOngoing, ongoingIn } from '#machines/validate/select-ongoing.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { recordDecision } from './record-decision.ts';
import { useIsOffline } from './use-is-offline.ts';
import type { ValidateViewProps } from './views.ts';

/** One screen: what is known, what would reverse it, and the reason. What was decided is told where it was decided. */
export default function DecideView({ projectId }: ValidateViewProps) {
  const { services } = useApp();
  const { workspace } = services;
  const ledger = useAtom(ledgerOf(workspace, projectId));
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const ongoing = useAtom(ongoingIn(workspace, projectId));
  const project = useAtom(workspace.stream(projectStreamOf(projectId))) as Project | undefined;
  const pitch = oneLine(useAtom(ideaOf(workspace, project?.ideaId ?? ''))?.pitch ?? '');
  const live = useMemo(() => byRisk(scores.filter(({ assumption }) => !assumption.retired)), [scores]);
  const isOffline = useIsOffline();
  const page = useFlow(
    decideMachine.provide({ actions: { record: (_, decision) => recordDecision(services, projectId, decision) } }),
    { version: ledger.version, pitch, ongoing },
  );
  const decidedId = useSelector(page, (snapshot) => (snapshot.matches('decided') ? snapshot.context.decisionId : null));
  const news = useAtom(workspace.rejections, (rejections) => newsOf(rejections, decidedId));
  const { version, evidenceVersion, decisions } = ledger;
  useEffect(() => page.send({ type: 'ledger.changed', version, evidenceVersion }), [page, version, evidenceVersion]);
  useEffect(() => page.send({ type: 'ongoing.changed', ongoing }), [page, ongoing]);
  useEffect(() => {
    if (news) page.send({ type: 'decision.rejected', news });
  }, [page, news]);
  const made = decisions.find(({ id }) => id === decidedId);
  return (
    <>
      <KnownBefore scores={live} weakest={weakestOf(scores)} />
      {made ? (
        <JustDecided
          decision={made}
          onAgain={() => page.send({ type: 'decision.resumed', version: ledger.version, pitch })}
        />
      ) : (
        <DecisionForm
          page={page}
          scores={live}
          version={version}
          nameOf={(part) => nameOfOngoing(workspace, projectId, part)}
          isOffline={isOffline}
          onSubmit={() => page.send({ type: 'decision.submitted', decisionId: services.newId() })}
        />
      )}
      <KnownScores scores={live} />
      <DecisionsMade decisions={decisions} />
    </>
  );
}

/** What a decision that the server has rejected did not stand on; undefined if it was not. */
function newsOf(rejections: readonly RejectedChange[], decisionId: string | null): DecisionNews | undefined {
  const rejected = rejections.find(
    ({ command: { type, data } }) => type === 'RecordDecision' && data['decisionId'] === decisionId,
  );
  return rejected && (rejected.reason === 'ledger-moved' ? 'evidence' : 'ongoing');
}
