import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { webhookKinds } from '#domain/webhooks/webhook.ts';
import { webhookTypes } from '#domain/webhooks/webhook-facts.ts';
import { judgeWebhook } from '#domain/webhooks/webhook-form.ts';
import type { WebhookForm, WebhooksActor } from '#machines/settings/webhooks.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { dialogFormStyle } from '../form-style.ts';
import { failureText } from '../labels.ts';
import { developerLabels, webhookLabels as labels } from './labels.ts';
import type { Place } from './place.ts';

export interface WebhookDialogProps {
  readonly flow: WebhooksActor;
  readonly places: readonly Place[];
}

/** Where messages go and what of; then the secret, this once. */
export function WebhookDialog({ flow, places }: WebhookDialogProps) {
  const { form, problem, failure, secret, about } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const address = useRef<HTMLInputElement>(null);
  const events = useId();
  const isShowing = state === 'showing';
  const isFilling = state === 'filling' || state === 'making';
  const change = (changed: Partial<WebhookForm>) => flow.send({ type: 'form.changed', change: changed });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const found = judgeWebhook({ url: form.url, types: [...form.types] });
    if (found !== null && found !== 'no-types') address.current?.focus();
    flow.send({ type: 'form.submitted', problem: found });
  };
  return (
    <Dialog
      title={isShowing ? labels.secretTitle : labels.create}
      isOpen={isFilling || isShowing}
      onClose={() => flow.send({ type: isShowing ? 'secret.dismissed' : 'flow.cancelled' })}
    >
      {isShowing && secret !== null && (
        <div className={dialogFormStyle}>
          <p>
            {labels.secretNote} {about && labels.previousNote}
          </p>
          <CopyField label={labels.secret} value={secret} autoFocus />
          <Button variant="primary" onPress={() => flow.send({ type: 'secret.dismissed' })}>
            {labels.done}
          </Button>
        </div>
      )}
      {isFilling && (
        <form noValidate onSubmit={submit} className={dialogFormStyle}>
          {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
          <TextField
            label={labels.url}
            description={labels.urlHint}
            type="url"
            autoComplete="off"
            autoFocus
            inputRef={address}
            value={form.url}
            error={problem && problem !== 'no-types' ? labels.problems[problem] : undefined}
            onChange={(url) => change({ url })}
          />
          {places.length > 1 && (
            <Select
              label={developerLabels.workspace}
              options={places.map(({ id, name }) => ({ value: id, label: name }))}
              value={form.workspaceId}
              onChange={(workspaceId) => change({ workspaceId })}
            />
          )}
          <RadioGroup
            label={labels.kind}
            value={form.kind}
            options={webhookKinds.map((value) => ({ value, ...labels.kinds[value] }))}
            onChange={(kind) => change({ kind })}
          />
          <fieldset aria-labelledby={events} className={group}>
            <legend id={events} className={legend}>
              {labels.events}
            </legend>
            {webhookTypes.map((type) => (
              <Checkbox
                key={type}
                label={labels.types[type]}
                isSelected={form.types.includes(type)}
                onChange={(isOn) =>
                  change({ types: webhookTypes.filter((each) => (each === type ? isOn : form.types.includes(each))) })
                }
              />
            ))}
            {problem === 'no-types' && <InlineMessage tone="error">{labels.problems['no-types']}</InlineMessage>}
          </fieldset>
          <Checkbox
            label={labels.personal}
            description={labels.personalHint}
            isSelected={form.personal}
            onChange={(personal) => change({ personal })}
          />
          <Button type="submit" variant="primary" isPending={state === 'making'}>
            {labels.make}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

const group = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const legend = css({ fontWeight: 'medium', marginBottom: '4' });
