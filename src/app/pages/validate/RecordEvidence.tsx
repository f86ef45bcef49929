import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { recordLabels } from '#features/validate/evidence/labels.ts';
import { RecordEvidenceDialog } from '#features/validate/evidence/RecordEvidenceDialog.tsx';
import type { NamedProjectOfIdea } from '#machines/project/select-named-projects.ts';
import { type EvidenceDraft, recordEvidenceMachine } from '#machines/validate/record-evidence.machine.ts';
import { scoresOfProject } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { offerTakingBack } from '../offer-taking-back.ts';

export interface RecordEvidenceProps {
  readonly projectId: string;
  /** Empty if it is still to be chosen. */
  readonly assumptionId: string;
  /** Where it can be about another one too. */
  readonly projects?: readonly NamedProjectOfIdea[];
  readonly draft?: EvidenceDraft;
  readonly onClose: () => void;
}

/** Takes down what the founder has learned outside of any experiment. */
export function RecordEvidence({ projectId, assumptionId, projects, draft, onClose }: RecordEvidenceProps) {
  const { actorOf, services } = useApp();
  const { workspace, newId } = services;
  const form = useFlow(
    recordEvidenceMachine.provide({
      actions: {
        offerUndo: (_, { drafts }) =>
          offerTakingBack(actorOf('toasts'), services, { message: recordLabels.done, drafts }),
      },
    }),
    { projectId, assumptionId, ...draft },
  );
  const chosen = useSelector(form, ({ context }) => context.projectId);
  const scores = useAtom(scoresOfProject(workspace, chosen));
  const assumptions = useMemo(
    () => scores.map(({ assumption }) => assumption).filter(({ retired, id }) => !retired || id === assumptionId),
    [scores, assumptionId],
  );
  useWhenOver(form, onClose);
  const submit = () => form.send({ type: 'evidence.submitted', evidenceId: newId() });
  return <RecordEvidenceDialog form={form} assumptions={assumptions} projects={projects} onSubmit={submit} />;
}
