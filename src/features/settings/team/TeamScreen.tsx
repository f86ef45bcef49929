import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { Command } from '#domain/log/command.ts';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { InviteForm } from './InviteForm.tsx';
import { allowedText, teamLabels as labels } from './labels.ts';
import { MemberList } from './MemberList.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import type { TeamView } from './team-view.ts';
import { RepeatedName, WorkspaceDeletion } from './WorkspaceDeletion.tsx';
import { WorkspaceName } from './WorkspaceName.tsx';

export interface TeamScreenProps {
  readonly screen: TeamScreenActor;
  readonly team: TeamView;
  /** Commands of the team that wait for the server. */
  readonly pending: readonly Command[];
  readonly isVerified: boolean;
  readonly isOffline: boolean;
  /** Commands that the server has refused. */
  readonly rejections: ReactNode;
  /** Links with which anyone can join. */
  readonly links: ReactNode;
  /** In place of the members' names, while they could not be read. */
  readonly unread: ReactNode;
  /** Whether others see where this browser is. */
  readonly presence: ReactNode;
  readonly newId: () => string;
}

/** Everyone in the workspace. Whoever is no owner sees no control but the way out. */
export function TeamScreen({ screen, team, pending, newId, ...shown }: TeamScreenProps) {
  const { isVerified, isOffline, rejections, links, unread } = shown;
  const question = useSelector(screen, ({ context }) => context.question);
  const { role, members, own, hasOtherOwner } = team;
  const isOwner = role === 'owner';
  const isAlone = members.length === 1;
  const asked = question !== null && 'accountId' in question ? question.accountId : undefined;
  const owner = members.find((member) => member.role === 'owner' && member.accountId !== own)?.name;
  const isPending = (type: string): boolean => pending.some((command) => command.type === type);
  const screenPart = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // A member has gone, or the rights to decide about members, with the button that was pressed.
  useLostFocus(screenPart, () => list.current?.focus());
  return (
    <div ref={screenPart} className={css({ display: 'contents' })}>
      {isOffline && <InlineMessage tone="info">{labels.offline}</InlineMessage>}
      {rejections}
      {team.deletedAt !== null && (
        <WorkspaceDeletion
          deletedAt={team.deletedAt}
          isOwner={isOwner}
          isPending={isPending('KeepWorkspace')}
          onKeep={() => screen.send({ type: 'workspace.kept' })}
        />
      )}
      <WorkspaceName screen={screen} team={team} isPending={isPending('NameWorkspace')} />
      {!isOwner && <p>{allowedText(role, owner)}</p>}
      <SettingsSection title={labels.members.title}>
        {unread}
        <MemberList ref={list} screen={screen} team={team} pending={pending} />
      </SettingsSection>
      {isOwner && (
        <>
          <InviteForm screen={screen} isVerified={isVerified} isPending={isPending('InviteMember')} newId={newId} />
          <OpenInvitations
            screen={screen}
            invitations={team.invitations}
            pending={pending}
            onEmpty={() => screenPart.current?.querySelector<HTMLElement>('input[type=email]')?.focus()}
          />
          {isVerified && links}
        </>
      )}
      {!isAlone && shown.presence}
      {!isAlone && (
        <SettingsSection
          title={labels.leave.title}
          description={isOwner && !hasOtherOwner ? labels.leave.lastOwner : labels.leave.description}
        >
          {(!isOwner || hasOtherOwner) && (
            <div>
              <Button
                variant="danger"
                isPending={isPending('LeaveWorkspace')}
                onPress={() => screen.send({ type: 'question.asked', question: { kind: 'leave' } })}
              >
                {labels.leave.title}
              </Button>
            </div>
          )}
        </SettingsSection>
      )}
      {isOwner && !isAlone && team.deletedAt === null && (
        <SettingsSection title={labels.deletion.title} description={labels.deletion.description}>
          {team.isNamed ? (
            <div>
              <Button
                variant="danger"
                isPending={isPending('DeleteWorkspace')}
                onPress={() => screen.send({ type: 'question.asked', question: { kind: 'delete', name: team.name } })}
              >
                {labels.deletion.ask}
              </Button>
            </div>
          ) : (
            <p>{labels.deletion.unnamed}</p>
          )}
        </SettingsSection>
      )}
      {question && (
        <AlertDialog
          title={labels.questions.title(
            question,
            members.find(({ accountId }) => accountId === asked)?.name ?? labels.members.formerMember,
          )}
          isOpen
          onCancel={() => screen.send({ type: 'question.cancelled' })}
          actions={[
            {
              label: labels.questions.confirm[question.kind],
              variant: 'danger',
              onPress: () => screen.send({ type: 'question.confirmed' }),
            },
          ]}
        >
          <p>{labels.questions.text[question.kind]}</p>
          {question.kind === 'delete' && <RepeatedName screen={screen} name={question.name} />}
        </AlertDialog>
      )}
    </div>
  );
}
