import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { isAllowed } from '#domain/team/role.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';

/** A workspace of the founder’s to which an idea can move. */
export interface TeamOfOwn {
  readonly id: string;
  readonly name: string;
  /** Whether it is the founder’s own, which is opened without being named. */
  readonly isOwn: boolean;
}

/** The other workspaces in which the founder may edit; none unless they own the open one. */
export function useOtherTeams(): readonly TeamOfOwn[] {
  const { actorOf, services } = useApp();
  const workspaces = useSelector(actorOf('user'), (snapshot) => selectUser(snapshot)?.workspaces) ?? [];
  const current = useAtom(services.workspace.id);
  if (workspaces.find(({ id }) => id === current)?.role !== 'owner') return [];
  return workspaces
    .map(({ id, name, role }, n) => ({ id, name, role, isOwn: n === 0 }))
    .filter(({ id, role }) => id !== current && isAllowed(role, 'edit'));
}
