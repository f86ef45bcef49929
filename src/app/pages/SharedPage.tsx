import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readPageData } from '#adapters/page/read-page-data.ts';
import { readShared } from '#adapters/sharing/read-shared.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { SharedPageData } from '#domain/sharing/shared-node.ts';
import { ContentFailure } from '#features/resources/ContentFailure.tsx';
import { DeadLinkScreen } from '#features/shared/DeadLinkScreen.tsx';
import { labels } from '#features/shared/labels.ts';
import { SharedDrawing } from '#features/shared/SharedDrawing.tsx';
import { SharedScreen } from '#features/shared/SharedScreen.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { queryClient } from '../query-client.ts';
import { serverCalls } from '../server-calls.ts';
import { titles } from '../titles.ts';
import { useIsFounder } from '../use-is-founder.ts';

export default function SharedPage({ place }: PageProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Shared key={place.path} place={place} />
    </QueryClientProvider>
  );
}

/**
 * Shows the data that the server has put into the page; asks again for a signed-in founder, since only they may be the
 * owner.
 */
function Shared({ place }: PageProps) {
  const { services } = useApp();
  const isFounder = useIsFounder();
  const { projectId = '', nodeId: grant = '' } = place.params;
  const [drawn] = useState(() => readPageData<SharedPageData>(document, place.path)?.shared);
  const { data, isError, refetch } = useQuery({
    queryKey: [isFounder ? 'founder' : 'anybody', 'shared', place.path],
    queryFn: () => readShared(isFounder ? services.call : serverCalls.call, projectId, grant),
    staleTime: 0,
    gcTime: 0,
    ...(drawn && isFounder ? { placeholderData: drawn } : {}),
    // A dead link is dead for everybody.
    ...(drawn === null || (drawn && !isFounder) ? { initialData: drawn, staleTime: Number.POSITIVE_INFINITY } : {}),
  });
  const title = data === null ? labels.deadLink.title : data?.project.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Groundwork`;
  }, [title]);
  if (data) {
    return (
      <SharedScreen shared={data} projectId={projectId}>
        <SharedDrawing node={data.node} title={data.project.title} />
      </SharedScreen>
    );
  }
  if (data === null) return <DeadLinkScreen homeHref={buildPath({ name: isFounder ? 'home' : 'landing' })} />;
  if (isError) return <ContentFailure heading={titles[place.name]} onRetry={() => void refetch()} />;
  return <Skeleton label={titles[place.name]} shape="text" />;
}
