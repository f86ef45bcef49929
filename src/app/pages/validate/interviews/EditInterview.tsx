import { useSelector as useAtom } from '@xstate/store-react';
import { today } from '#adapters/clock/today.ts';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { partOf } from '#domain/log/parts.ts';
import { EditInterviewDialog } from '#features/validate/interviews/EditInterviewDialog.tsx';
import { labels } from '#features/validate/interviews/labels.ts';
import { nameOfTest } from '#features/validate/interviews/name-of-test.ts';
import { editInterviewMachine } from '#machines/validate/edit-interview.machine.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../../app-context.ts';
import { useFlow } from '../../../use-flow.ts';
import { useWhenOver } from '../../../use-when-over.ts';

export interface OverlayProps {
  readonly interview: Interview;
  readonly onClose: () => void;
}

/** Corrects one interview. */
export function EditInterview({ interview, onClose }: OverlayProps) {
  const { services } = useApp();
  const edit = useFlow(editInterviewMachine, { interview });
  useWhenOver(edit, onClose);
  const experiment =
    interview.experimentId === null
      ? undefined
      : (services.workspace.peek(experimentStreamOf(interview.experimentId)) as Experiment | undefined);
  const ledger = useAtom(ledgerOf(services.workspace, interview.projectId));
  const textOf = (id: string) => partOf(ledger.assumptions, id)?.text;
  const hint = experiment ? labels.form.answerTo(nameOfTest(experiment, textOf)) : labels.form.answerHint;
  return <EditInterviewDialog edit={edit} today={today()} answerHint={hint} yesWhen={experiment?.lock?.yesWhen} />;
}
