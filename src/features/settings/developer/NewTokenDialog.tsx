import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { judgeTokenName, type TokenDays, tokenDays, tokenScopes } from '#domain/account/access-token.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { AccessTokensActor, TokenForm } from '#machines/settings/access-tokens.machine.ts';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { dialogFormStyle } from '../form-style.ts';
import { commonLabels, failureText } from '../labels.ts';
import { ReauthenticationForm } from '../ReauthenticationForm.tsx';
import { developerLabels, tokenLabels as labels } from './labels.ts';
import type { Place } from './place.ts';

export interface NewTokenDialogProps {
  readonly flow: AccessTokensActor;
  readonly places: readonly Place[];
}

/** First what the token is for, then who it is if the server wants to know, then the token, this once. */
export function NewTokenDialog({ flow, places }: NewTokenDialogProps) {
  const { form, problem, failure, token } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const reauthentication = useSelector(flow, selectReauthentication);
  const name = useRef<HTMLInputElement>(null);
  const isFilling = state === 'filling' || state === 'making';
  const isMade = state === 'showing';
  const change = (changed: Partial<TokenForm>) => flow.send({ type: 'form.changed', change: changed });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const verdict = judgeTokenName(form.name);
    if (verdict !== 'ok') name.current?.focus();
    flow.send({ type: 'form.submitted', verdict });
  };
  return (
    <Dialog
      title={isMade ? labels.madeTitle(form.name.trim()) : labels.create}
      isOpen={isFilling || isMade || state === 'proving'}
      onClose={() => flow.send({ type: isMade ? 'made.dismissed' : 'flow.cancelled' })}
    >
      {state === 'proving' && reauthentication && (
        <div className={dialogFormStyle}>
          <p>
            {commonLabels.confirmTitle}. {labels.confirm}
          </p>
          <ReauthenticationForm reauthentication={reauthentication} label={labels.make} />
        </div>
      )}
      {isMade && token !== null && (
        <div className={dialogFormStyle}>
          <p>{labels.made}</p>
          <CopyField label={labels.token} value={token} autoFocus />
          <Button variant="primary" onPress={() => flow.send({ type: 'made.dismissed' })}>
            {labels.done}
          </Button>
        </div>
      )}
      {isFilling && (
        <form noValidate onSubmit={submit} className={dialogFormStyle}>
          {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
          <TextField
            label={labels.name}
            description={labels.nameHint}
            autoComplete="off"
            autoFocus
            inputRef={name}
            value={form.name}
            error={problem ? labels.problems[problem] : undefined}
            onChange={(typed) => change({ name: typed })}
          />
          {places.length > 1 && (
            <Select
              label={developerLabels.workspace}
              options={places.map(({ id, name: label }) => ({ value: id, label }))}
              value={form.workspaceId}
              onChange={(workspaceId) => change({ workspaceId })}
            />
          )}
          <RadioGroup
            label={labels.scope}
            value={form.scope}
            options={tokenScopes.map((value) => ({ value, ...labels.scopes[value] }))}
            onChange={(scope) => change({ scope })}
          />
          <RadioGroup
            label={labels.days}
            orientation="horizontal"
            value={String(form.days)}
            options={tokenDays.map((days) => ({ value: String(days), label: labels.daysOf(days) }))}
            onChange={(days) => change({ days: Number(days) as TokenDays })}
          />
          <Button type="submit" variant="primary" isPending={state === 'making'}>
            {labels.make}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
