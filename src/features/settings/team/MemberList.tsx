import type { Ref } from 'react';
import type { Command } from '#domain/log/command.ts';
import { type Role, roles } from '#domain/team/role.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { css } from '#styled-system/css';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Select } from '#ui/Select.tsx';
import { rowNoteStyle, rowStyle, rowsStyle, rowTextStyle } from '../rows-style.ts';
import { roleNotes, teamLabels } from './labels.ts';
import type { ShownMember, TeamView } from './team-view.ts';

const labels = teamLabels.members;
const options = roles.map((value) => ({ value, label: roleLabels[value], note: roleNotes[value] }));

export interface MemberListProps {
  readonly screen: TeamScreenActor;
  readonly team: TeamView;
  readonly pending: readonly Command[];
  /** The list, which a script can focus. */
  readonly ref: Ref<HTMLUListElement>;
}

/** Everyone in the workspace, each a row. */
export function MemberList({ screen, team, pending, ref }: MemberListProps) {
  return (
    <ul ref={ref} aria-label={labels.title} tabIndex={-1} className={rowsStyle}>
      {team.members.map((member) => (
        <MemberRow key={member.accountId} member={member} screen={screen} team={team} pending={pending} />
      ))}
    </ul>
  );
}

interface MemberRowProps extends Omit<MemberListProps, 'ref'> {
  readonly member: ShownMember;
}

function MemberRow({ member, screen, team, pending }: MemberRowProps) {
  const { accountId, name, picture, role, since } = member;
  const isOwn = accountId === team.own;
  const isOwner = team.role === 'owner';
  const waiting = (type: string) =>
    pending.findLast((command) => command.type === type && command.data['accountId'] === accountId);
  const isPending = (type: string): boolean => waiting(type) !== undefined;
  // Shown as picked before the server has confirmed it: a field that is disabled until then would lose the focus.
  const picked = (waiting('ChangeRole')?.data['role'] as Role | undefined) ?? role;
  return (
    <li aria-label={name} className={rowStyle}>
      <Avatar name={name} picture={picture} isDecorative />
      <div className={rowTextStyle}>
        {name} {isOwn && <Badge tone="brand">{labels.you}</Badge>}
        {since !== null && (
          <div className={rowNoteStyle}>
            {labels.since} <DateDisplay at={since} />
          </div>
        )}
      </div>
      {isOwner && (!isOwn || team.hasOtherOwner) ? (
        <div className={roleField}>
          <Select
            label={labels.rightsOf(name)}
            isLabelHidden
            options={options}
            value={picked}
            onChange={(chosen) => {
              if (chosen !== picked) screen.send({ type: 'member.changed', accountId, role: chosen });
            }}
          />
        </div>
      ) : (
        <span>{roleLabels[role]}</span>
      )}
      {isOwner && !isOwn && (
        <>
          <Button
            size="small"
            aria-label={labels.handOverTo(name)}
            isPending={isPending('HandOver')}
            onPress={() => screen.send({ type: 'question.asked', question: { kind: 'hand-over', accountId } })}
          >
            {labels.handOver}
          </Button>
          <Button
            size="small"
            aria-label={labels.removeOf(name)}
            isPending={isPending('RemoveMember')}
            onPress={() => screen.send({ type: 'question.asked', question: { kind: 'remove', accountId } })}
          >
            {labels.remove}
          </Button>
        </>
      )}
    </li>
  );
}

const roleField = css({ width: '128' });
