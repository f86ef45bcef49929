import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { judgeInvited } from '#domain/team/invited-address.ts';
import { roles } from '#domain/team/role.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formStyle } from '../form-style.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { roleNotes, teamLabels } from './labels.ts';

const labels = teamLabels.invite;

export interface InviteFormProps {
  readonly screen: TeamScreenActor;
  /** Whether the address of this account is verified: before that the server invites nobody. */
  readonly isVerified: boolean;
  readonly isPending: boolean;
  readonly newId: () => string;
}

/** Invites somebody by mail. */
export function InviteForm({ screen, isVerified, isPending, newId }: InviteFormProps) {
  const { email, problem, role } = useSelector(screen, ({ context }) => context);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = judgeInvited(email);
    screen.send({ type: 'invitation.submitted', invitationId: newId(), verdict });
    field.current?.focus();
  };
  if (!isVerified) {
    return (
      <SettingsSection title={labels.title}>
        <InlineMessage
          tone="info"
          actions={<ButtonLink href={buildPath({ name: 'settings.account' })}>{labels.toAccount}</ButtonLink>}
        >
          {labels.unverified}
        </InlineMessage>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={labels.title} description={labels.description}>
      <form noValidate onSubmit={submit} className={formStyle}>
        <TextField
          label={labels.email}
          type="email"
          autoComplete="off"
          inputRef={field}
          value={email}
          error={problem ? labels.problems[problem] : undefined}
          onChange={(typed) => screen.send({ type: 'email.typed', email: typed })}
        />
        <RadioGroup
          label={labels.role}
          value={role}
          options={roles.map((value) => ({ value, label: roleLabels[value], note: roleNotes[value] }))}
          onChange={(picked) => screen.send({ type: 'role.picked', role: picked })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            {labels.send}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
