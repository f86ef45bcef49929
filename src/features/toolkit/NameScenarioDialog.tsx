import { useSelector } from '@xstate/react';
import { scenarioLimits } from '#domain/scenario/scenario.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { NameScenarioActor } from '#machines/toolkit/name-scenario.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { nameLabels as labels } from './labels.ts';

export interface NameScenarioDialogProps {
  readonly flow: NameScenarioActor;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

/** Asks what a scenario is called. */
export function NameScenarioDialog({ flow, onSubmit }: NameScenarioDialogProps) {
  const { title, named } = useSelector(flow, ({ context }) => context);
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches('refused'));
  const close = () => flow.send({ type: 'dialog.closed' });
  const wrong = oneLine(title) === '' ? labels.empty : labels.tooLong(scenarioLimits.title);
  return (
    <FormDialog
      title={named.kind === 'new' ? labels.newTitle : labels.renameTitle}
      onClose={close}
      cancel={labels.cancel}
      submit={labels.save}
      onSubmit={onSubmit}
    >
      <TextField
        label={labels.name}
        description={labels.hint}
        autoFocus
        value={title}
        onChange={(value) => flow.send({ type: 'title.changed', title: value })}
        error={isRefused ? wrong : undefined}
      />
    </FormDialog>
  );
}
