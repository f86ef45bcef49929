import { useQuery } from '@tanstack/react-query';
import { useSelector as useAtom } from '@xstate/store-react';
import { fetchLinkAddress } from '#adapters/team/join-link.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { ListedMember } from '#domain/team/member.ts';
import type { Role } from '#domain/team/role.ts';
import { emptyTeam, type Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { User } from '#domain/user/user.ts';
import { ReadFailure } from '#features/settings/ReadFailure.tsx';
import { JoinLinks } from '#features/settings/team/JoinLinks.tsx';
import { teamLabels } from '#features/settings/team/labels.ts';
import { TeamScreen } from '#features/settings/team/TeamScreen.tsx';
import { teamScreenMachine } from '#machines/team/team-screen.machine.ts';
import { CopyField } from '#ui/CopyField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { membersQuery } from '../../team/use-members.ts';
import { useShownPictures } from '../../team/use-shown-pictures.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { useMinute } from '../../use-minute.ts';
import { useReloadedUser } from '../use-reloaded-user.ts';
import { PresenceChoice } from './PresenceChoice.tsx';
import { selectTeam } from './select-team.ts';
import { TeamRejections } from './TeamRejections.tsx';

export interface WorkspaceTeamProps {
  readonly workspaceId: string;
  readonly user: User;
}

const nobody: readonly ListedMember[] = [];

/** The team of a workspace: what the log tells of it, and names from the server. */
export function WorkspaceTeam({ workspaceId, user }: WorkspaceTeamProps) {
  const { services } = useApp();
  const { workspace, call, newId } = services;
  const screen = useFlow(teamScreenMachine, { workspaceId });
  const stream = teamStreamOf(workspaceId);
  const isOurs = (command: { readonly stream: string }): boolean => command.stream === stream;
  const team = (useAtom(workspace.stream(stream)) as Team | undefined) ?? emptyTeam;
  const pending = useAtom(workspace.pending).filter(isOurs);
  const rejections = useAtom(workspace.rejections).filter(({ command }) => isOurs(command));
  const { data, isError, refetch } = useQuery(membersQuery(call, workspaceId, team));
  const shown = useShownPictures(data ?? nobody);
  // Invitations end by time alone.
  useMinute(true);
  useReloadedUser(!user.emailVerified);
  const view = selectTeam({ team, workspaceId, user, listed: data && shown, now: services.now() });
  return (
    <TeamScreen
      screen={screen}
      team={view}
      pending={pending}
      isVerified={user.emailVerified}
      isOffline={useIsOffline()}
      rejections={<TeamRejections rejections={rejections} />}
      links={
        <JoinLinks
          screen={screen}
          links={view.links}
          pending={pending}
          newId={newId}
          addressOf={(linkId, role) => <LinkAddress linkId={linkId} role={role} />}
        />
      }
      unread={isError && !data && <ReadFailure onRetry={() => void refetch()} />}
      presence={<PresenceChoice />}
      newId={newId}
    />
  );
}

const labels = teamLabels.link;

/** The address of a link to join, which only the server can write. */
function LinkAddress({ linkId, role }: { readonly linkId: string; readonly role: Role }) {
  const { data, isError, refetch } = useQuery(linkQuery(useApp().services.call, linkId));
  if (data !== undefined) return <CopyField label={labels.address(role)} copyLabel={labels.copy(role)} value={data} />;
  if (isError) return <ReadFailure onRetry={() => void refetch()} />;
  return <Skeleton label={teamLabels.loading} count={1} />;
}

/** Under `founder`, so that it is gone when the session ends. */
const linkQuery = (call: AuthorisedCall, linkId: string) => ({
  queryKey: ['founder', 'link-to-join', linkId],
  queryFn: () => fetchLinkAddress(call, linkId),
});
