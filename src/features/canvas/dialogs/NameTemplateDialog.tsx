import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { templateLimits } from '#domain/vault/own-template.ts';
import type { NameTemplateActor, TemplateScope } from '#machines/canvas/name-template.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { templateLabels as labels } from './labels.ts';

export interface NameTemplateDialogProps {
  readonly naming: NameTemplateActor;
  /** Current name of a template to rename; undefined for a new one. */
  readonly name?: string;
  /** Whether there is a choice between what is selected and everything. */
  readonly hasScope: boolean;
  /** Why the vault would reject the name; null if it would not. */
  readonly faultOf: (name: string, scope: TemplateScope) => string | null;
  readonly reasonText: (reason: string) => string;
}

/** Asks for the name of a template. */
export function NameTemplateDialog({ naming, name, hasScope, faultOf, reasonText }: NameTemplateDialogProps) {
  const formId = useId();
  const { scope, fault } = useSelector(naming, ({ context }) => context);
  const leave = () => naming.send({ type: 'naming.left' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name') ?? '');
    naming.send({ type: 'name.given', name: given, fault: faultOf(given, scope) });
  };
  return (
    <Dialog
      title={name === undefined ? labels.saveTitle : labels.renameTitle(name)}
      isOpen
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <TextField
          label={labels.name}
          name="name"
          defaultValue={name ?? ''}
          maxLength={templateLimits.name}
          autoComplete="off"
          autoFocus
          error={fault === null ? undefined : reasonText(fault)}
        />
        {hasScope && (
          <RadioGroup
            label={labels.scope}
            options={[
              { value: 'selection', label: labels.selection },
              { value: 'everything', label: labels.everything },
            ]}
            value={scope}
            onChange={(picked) => naming.send({ type: 'scope.picked', scope: picked })}
          />
        )}
      </form>
    </Dialog>
  );
}
