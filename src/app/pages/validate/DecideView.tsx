import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { learningSentence } from '#domain/experiment/learning-text.ts';
import { weakestOf } from '#domain/ledger/score.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { learnedForDecision } from '#domain/next-step/learned-for-decision.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { DecisionForm } from '#features/validate/decide/DecisionForm.tsx';
import { DecisionsMade } from '#features/validate/decide/DecisionsMade.tsx';
import { JustDecided } from '#features/validate/decide/JustDecided.tsx';
import { KnownBefore, KnownScores } from '#features/validate/decide/KnownBefore.tsx';
import { decideLabels } from '#features/validate/decide/labels.ts';
import { decideMachine } from '#machines/validate/decide.machine.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { byRisk, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { nameOfOngoing, ongoingIn } from '#machines/validate/select-ongoing.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { useRights } from '#ui/rights.ts';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { useDoers, useSubjects } from '../../team/use-doers.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { dispatchDecision } from './dispatch-decision.ts';
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
  const experiments = useAtom(experimentsOf(workspace, projectId));
  const learned = useMemo(() => learnedForDecision(ledger, scores, experiments), [ledger, scores, experiments]);
  const live = useMemo(() => byRisk(scores.filter(({ assumption }) => !assumption.retired)), [scores]);
  const isOffline = useIsOffline();
  const doerOf = useDoers();
  const subjectOf = useSubjects();
  const page = useFlow(
    decideMachine.provide({ actions: { record: (_, decision) => dispatchDecision(services, projectId, decision) } }),
    { version: ledger.version, pitch, ongoing },
  );
  const decidedId = useSelector(page, (snapshot) => (snapshot.matches('decided') ? snapshot.context.decisionId : null));
  const made = useSelector(page, (snapshot) => (snapshot.matches('decided') ? snapshot.context.made : null));
  const rejectedFor = useAtom(workspace.rejections, (rejections) => reasonAgainst(rejections, decidedId));
  const { version, evidenceVersion, decisions } = ledger;
  useEffect(() => page.send({ type: 'ledger.changed', version, evidenceVersion }), [page, version, evidenceVersion]);
  useEffect(() => page.send({ type: 'ongoing.changed', ongoing }), [page, ongoing]);
  // Known before the screen is drawn: where the form was, the decision is shown at once.
  useLayoutEffect(() => {
    if (decidedId !== null) page.send({ type: 'decisions.changed', decisions });
  }, [page, decidedId, decisions]);
  useEffect(() => {
    if (rejectedFor !== undefined) page.send({ type: 'decision.rejected', reason: rejectedFor });
  }, [page, rejectedFor]);
  const { edit: mayEdit } = useRights();
  const decision = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  // The form took the place of what had it.
  useLostFocus(decision, () => (message.current ?? decision.current?.querySelector('input'))?.focus());
  return (
    <>
      <KnownBefore scores={live} weakest={weakestOf(scores)} />
      <div ref={decision}>
        {made ? (
          <JustDecided
            decision={made}
            onAgain={() => page.send({ type: 'decision.resumed', version: ledger.version, pitch })}
          />
        ) : mayEdit ? (
          <DecisionForm
            page={page}
            scores={live}
            version={version}
            learned={
              learned
                ? decideLabels.fromLearning(learningSentence(learned.learning), subjectOf(learned.learnedBy))
                : null
            }
            nameOf={(part) => nameOfOngoing(workspace, projectId, part)}
            isOffline={isOffline}
            reasonText={reasonText}
            message={message}
            onSubmit={() => page.send({ type: 'decision.submitted', decisionId: services.newId() })}
          />
        ) : null}
      </div>
      <KnownScores scores={live} />
      <DecisionsMade
        decisions={decisions}
        doerOf={doerOf}
        commentsOn={(id) => <CommentOn kind="decision" id={id} projectId={projectId} size="small" />}
      />
    </>
  );
}

/** Why the server has rejected a decision, alone or with another part of its change; undefined if it has not. */
const reasonAgainst = (rejections: readonly RejectedChange[], decisionId: string | null): string | undefined =>
  rejections.find((change) =>
    entriesOf(change).some(
      ({ command: { type, data } }) => type === 'RecordDecision' && data['decisionId'] === decisionId,
    ),
  )?.reason;
