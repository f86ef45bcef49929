import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { judgeDisplayName, tidyDisplayName } from '#domain/account/display-name.ts';
import type { EditProfileActor } from '#machines/settings/edit-profile.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formStyle } from './form-style.ts';
import { commonLabels, failureText, profileLabels } from './labels.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface ProfileSectionProps {
  readonly flow: EditProfileActor;
  readonly displayName: string | null;
  readonly picture: ReactNode;
}

export function ProfileSection({ flow, displayName, picture }: ProfileSectionProps) {
  const { problem, failure } = useSelector(flow, ({ context }) => context);
  const isPending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const isSaved = useSelector(flow, (snapshot) => snapshot.matches({ open: 'saved' }));
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const verdict = judgeDisplayName(typed);
    if (verdict !== 'ok') field.current?.focus();
    flow.send({ type: 'form.submitted', displayName: tidyDisplayName(typed), verdict });
  };
  return (
    <SettingsSection title={profileLabels.title}>
      {picture}
      <form noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <TextField
          label={profileLabels.name}
          name="name"
          autoComplete="name"
          defaultValue={displayName ?? ''}
          inputRef={field}
          description={profileLabels.nameHint}
          error={problem ? profileLabels.errors[problem] : undefined}
          onChange={() => flow.send({ type: 'field.changed' })}
        />
        <div className={css({ display: 'flex', alignItems: 'center', gap: '12' })}>
          <Button type="submit" isPending={isPending}>
            {commonLabels.save}
          </Button>
          <span role="status" className={css({ color: 'ink.muted' })}>
            {isSaved && commonLabels.saved}
          </span>
        </div>
      </form>
    </SettingsSection>
  );
}
