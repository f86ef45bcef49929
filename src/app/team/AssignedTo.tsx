import { useSelector } from '@xstate/react';
import { today } from '#adapters/clock/today.ts';
import { type Assigning, type Assignment, rolesIn } from '#domain/team/assignment.ts';
import { isAllowed } from '#domain/team/role.ts';
import { isTeam } from '#domain/team/team.ts';
import { WhoFields } from '#features/validate/WhoFields.tsx';
import { whoLabels } from '#features/validate/who-labels.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useMembers } from './use-members.ts';
import { useTeam } from './use-team.ts';

export interface AssignedToProps {
  readonly assigned: Assignment | null | undefined;
  readonly onAssign: (assigning: Assigning) => void;
}

/** Who sees to an assumption or a test; nothing for a founder who works alone. */
export function AssignedTo({ assigned = null, onAssign }: AssignedToProps) {
  const own = useSelector(useApp().actorOf('user'), selectUser)?.id ?? '';
  const listed = useMembers();
  const team = useTeam();
  const members = isTeam(team) ? Object.keys(team.members) : [];
  if (members.length < 2 && assigned === null) return null;
  const roleOf = rolesIn(team, own);
  const canDo = (accountId: string): boolean => isAllowed(roleOf(accountId), 'edit');
  const nameOf = (accountId: string): string =>
    listed.find((each) => each.accountId === accountId)?.name ?? whoLabels.unnamed;
  return (
    <WhoFields
      assigned={assigned}
      people={members.filter(canDo).map((accountId) => ({ accountId, name: nameOf(accountId) }))}
      hasLeft={assigned !== null && !canDo(assigned.accountId)}
      canAssign={canDo(own)}
      days={{ first: today(), last: `${Number(today().slice(0, 4)) + 5}${today().slice(4)}` }}
      onAssign={onAssign}
    />
  );
}
