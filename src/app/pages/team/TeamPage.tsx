import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { teamStream } from '#domain/team/team-stream.ts';
import { SettingsFrame } from '#features/settings/SettingsFrame.tsx';
import { teamLabels } from '#features/settings/team/labels.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { WorkspaceTeam } from './WorkspaceTeam.tsx';

registerStream(teamStream);

export default function TeamPage() {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const workspaceId = useAtom(services.workspace.id);
  return (
    <QueryClientProvider client={queryClient}>
      <SettingsFrame current="settings.team">
        {user && workspaceId !== null ? (
          <WorkspaceTeam key={workspaceId} workspaceId={workspaceId} user={user} />
        ) : (
          <Skeleton label={teamLabels.loading} shape="rows" count={2} />
        )}
      </SettingsFrame>
    </QueryClientProvider>
  );
}
