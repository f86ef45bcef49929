import { useRef } from 'react';
import type { Command } from '#domain/log/command.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { rowNoteStyle, rowStyle, rowsStyle, rowTextStyle } from '../rows-style.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { teamLabels } from './labels.ts';
import type { TeamView } from './team-view.ts';

const labels = teamLabels.open;

export interface OpenInvitationsProps extends Pick<TeamView, 'invitations'> {
  readonly screen: TeamScreenActor;
  readonly pending: readonly Command[];
  /** The last one that had the focus is gone. */
  readonly onEmpty: () => void;
}

/** Invitations by mail that nobody has answered. */
export function OpenInvitations({ screen, invitations, pending, onEmpty }: OpenInvitationsProps) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, onEmpty);
  if (invitations.length === 0) return null;
  return (
    <SettingsSection title={labels.title}>
      <ul ref={list} aria-label={labels.title} className={rowsStyle}>
        {invitations.map(({ id, email = labels.someone, role, expiresAt }) => (
          <li key={id} aria-label={email} className={rowStyle}>
            <div className={rowTextStyle}>
              {email}
              <div className={rowNoteStyle}>
                {roleLabels[role]}, {labels.until} <DateDisplay at={expiresAt} />
              </div>
            </div>
            <Button
              size="small"
              aria-label={labels.revokeOf(email)}
              isPending={pending.some(({ type, data }) => type === 'RevokeInvitation' && data['invitationId'] === id)}
              onPress={() => screen.send({ type: 'invitation.revoked', invitationId: id })}
            >
              {labels.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
