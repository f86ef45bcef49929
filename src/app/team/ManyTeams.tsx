import { useQuery } from '@tanstack/react-query';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { local } from '#adapters/storage/local.ts';
import { keepOverview, readKeptOverview } from '#adapters/storage/overview-storage.ts';
import { readOverview } from '#adapters/team/overview.ts';
import type { User } from '#domain/user/user.ts';
import { ManyTeamsTable } from '#features/home/ManyTeamsTable.tsx';
import { manyTeamsLabels as labels } from '#features/home/many-teams-labels.ts';
import { statusLabels } from '#features/idea-vault/labels.ts';
import { statusSigns } from '#features/idea-vault/status-signs.ts';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusWord } from '#ui/StatusWord.tsx';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { exportTeams } from './export-teams.ts';

export interface ManyTeamsProps {
  /** A member of two workspaces or more. */
  readonly user: User;
}

/** Under `founder`, so that it is gone when the session ends. */
const overviewKey = ['founder', 'overview'] as const;
const freshForMs = 30_000;

/** The ideas of all workspaces of the reader, as this device last saw them where they cannot be read anew. */
export default function ManyTeams({ user }: ManyTeamsProps) {
  const { services } = useApp();
  const { call, now, showToast, workspace } = services;
  const current = useAtom(workspace.id);
  const kept = useMemo(() => readKeptOverview(local, user.id), [user.id]);
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    {
      queryKey: overviewKey,
      queryFn: async () => {
        const overview = await readOverview(call);
        keepOverview(local, user.id, overview, now());
        return overview;
      },
      staleTime: freshForMs,
      refetchOnWindowFocus: true,
      // Without a network it fails at once, and what this device saw is shown.
      networkMode: 'always',
    },
    queryClient,
  );
  const read = data ?? kept?.overview;
  const overview = useMemo(() => read && ofMember(read, user), [read, user]);
  if (!overview && isPending) return <Skeleton label={labels.loading} count={5} />;
  const retry = (
    <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
      {labels.retry}
    </Button>
  );
  if (!overview)
    return (
      <InlineMessage tone="error" actions={retry}>
        {labels.unread}
      </InlineMessage>
    );
  return (
    <ManyTeamsTable
      overview={overview}
      current={current}
      now={now()}
      statusOf={(status) => <StatusWord sign={statusSigns[status]}>{statusLabels[status]}</StatusWord>}
      note={
        isError &&
        kept && (
          <InlineMessage tone="info" actions={retry}>
            {labels.kept}
            <DateDisplay at={kept.at} form="moment" />.
          </InlineMessage>
        )
      }
      onExport={(rows) => exportTeams({ now, showToast }, rows, statusLabels)}
    />
  );
}

/** Leaves out workspaces that the reader is no member of any more. */
const ofMember = ({ workspaces }: NonNullable<ReturnType<typeof readKeptOverview>>['overview'], user: User) => ({
  workspaces: workspaces.filter(({ id }) => user.workspaces?.some((each) => each.id === id)),
});
