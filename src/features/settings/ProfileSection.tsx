import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { displayNameMax, judgeDisplayName, tidyDisplayName } from '#domain/account/display-name.ts';
import type { EditProfileActor } from '#machines/edit-profile.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface ProfileSectionProps {
  readonly flow: EditProfileActor;
  readonly displayName: string | null;
}

const errors = {
  'too-long': `Use at most ${displayNameMax} characters.`,
  unusable: 'This holds a character that cannot be shown in a name.',
};

export function ProfileSection({ flow, displayName }: ProfileSectionProps) {
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
    <SettingsSection title="Profile">
      <form noValidate onSubmit={submit} className={formStyle}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={displayName ?? ''}
          inputRef={field}
          description="How you appear in Groundwork. Without one, your address is shown to you."
          error={problem ? errors[problem] : undefined}
          onChange={() => flow.send({ type: 'field.changed' })}
        />
        <div className={css({ display: 'flex', alignItems: 'center', gap: '12' })}>
          <Button type="submit" isPending={isPending}>
            Save
          </Button>
          <span role="status" className={css({ color: 'ink.muted' })}>
            {isSaved && 'Saved.'}
          </span>
        </div>
      </form>
    </SettingsSection>
  );
}
