import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { scenarioLimits } from '#domain/scenario/scenario.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { NameScenarioActor } from '#machines/toolkit/name-scenario.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { nameLabels as labels } from './labels.ts';

export interface NameScenarioDialogProps {
  readonly flow: NameScenarioActor;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

/** Asks what a scenario is called. */
export function NameScenarioDialog({ flow, onSubmit }: NameScenarioDialogProps) {
  const formId = useId();
  const { title, named } = useSelector(flow, ({ context }) => context);
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches('refused'));
  const close = () => flow.send({ type: 'dialog.closed' });
  const wrong = oneLine(title) === '' ? labels.empty : labels.tooLong(scenarioLimits.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={named.kind === 'new' ? labels.newTitle : labels.renameTitle}
      isOpen
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={labels.name}
          description={labels.hint}
          autoFocus
          value={title}
          onChange={(value) => flow.send({ type: 'title.changed', title: value })}
          error={isRefused ? wrong : undefined}
        />
      </form>
    </Dialog>
  );
}
