import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { experimentStreamOf, type Started } from '#domain/experiment/experiment.ts';
import { hasBegunToCount, isOwnLock } from '#domain/experiment/witness-lock.ts';
import type { Intake } from '#domain/intake/intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { experimentDraft } from '#domain/log/command-draft.ts';
import { isAllowed } from '#domain/team/role.ts';
import { witnessLabels as labels } from '#features/validate/experiments/labels.ts';
import { WitnessActions } from '#features/validate/experiments/WitnessActions.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../../app-context.ts';
import { beginComment } from '../../comments/open-comments.ts';
import { useMembers } from '../../team/use-members.ts';

interface ExperimentWitnessProps {
  readonly experiment: Started;
  /** Interviews that were held for it. */
  readonly interviews: readonly Interview[];
  readonly intake: Intake | undefined;
}

/**
 * Shows a button to witness an experiment's lock (its criterion, sample and end date, fixed before data comes in), or to
 * ask a teammate to. Shows nothing once the lock is witnessed, data has come in, or nobody may witness it.
 */
export function ExperimentWitness({ experiment, interviews, intake }: ExperimentWitnessProps) {
  const app = useApp();
  const { workspace, dispatch } = app.services;
  const { id, projectId, lock, witness } = experiment;
  const members = useMembers();
  const own = useSelector(app.actorOf('user'), selectUser)?.id ?? '';
  const stream = experimentStreamOf(id);
  const isWaiting = useAtom(workspace.pending).some((each) => each.stream === stream && each.type === 'WitnessLock');
  const role = members.find(({ accountId }) => accountId === own)?.role ?? null;
  const statesOf = (kind: string) => (kind === 'interview' ? interviews : intake ? [intake] : []);
  if (witness || !isAllowed(role, 'comment') || hasBegunToCount(experiment, lock, { statesOf })) return null;
  const others = members.filter(
    (each) => isAllowed(each.role, 'comment') && !isOwnLock(lock, { ...each, id: each.accountId }),
  );
  const [one] = others.filter(({ accountId }) => accountId !== own);
  const mayWitness = others.some(({ accountId }) => accountId === own);
  if (!mayWitness && !one) return null;
  return (
    <WitnessActions
      mayWitness={mayWitness}
      isWaiting={isWaiting}
      onWitness={() => dispatch([experimentDraft('WitnessLock', id, {})])}
      onAsk={() =>
        beginComment(app, { subject: { kind: 'experiment', id, projectId } }, labels.request(one?.name ?? ''))
      }
    />
  );
}
