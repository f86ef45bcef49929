import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { local } from '#adapters/storage/local.ts';
import { readChosenWorkspace } from '#adapters/storage/workspace-storage.ts';
import type { Role } from '#domain/team/role.ts';
import type { Team } from '#domain/team/team.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { roleNow, teamStreamIn } from './role-now.ts';

/** The team of the workspace as its log tells it; undefined for a founder who has never invited anybody. */
export function useTeam(): Team | undefined {
  const { workspace } = useApp().services;
  return useAtom(workspace.stream(teamStreamIn(useAtom(workspace.id)))) as Team | undefined;
}

/** The role of the account in the open workspace. It changes as soon as an owner changes it. */
export function useRole(): Role {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const workspaceId = useAtom(services.workspace.id) ?? readChosenWorkspace(local);
  return roleNow({ workspaceId, user, team: useTeam() });
}

/** Whether anybody else is in the workspace: the log says so while the screen is open, the user record before. */
export function useIsInTeam(): boolean {
  const { actorOf, services } = useApp();
  const workspaceId = useAtom(services.workspace.id);
  const isListed = useSelector(
    actorOf('user'),
    (snapshot) =>
      selectUser(snapshot)?.workspaces?.some(({ id, members }) => id === workspaceId && members > 1) ?? false,
  );
  return Object.keys(useTeam()?.members ?? {}).length > 1 || isListed;
}
