import { useMutation, useQuery } from '@tanstack/react-query';
import { checkDomain, claimDomain, fetchDomain, releaseDomain } from '#adapters/api/own-domain.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { OwnDomain as Domain } from '#domain/page/own-domain.ts';
import { OwnDomain } from '#features/page-builder/OwnDomain.tsx';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { ownHostsKey } from '../use-page-address.ts';

/** Names come into the world slowly: somebody who waits for one sees it without asking. */
const againMs = 15_000;

/** The own domain of a page, which the server alone knows. */
export function OwnDomainOf({ pageId }: { readonly pageId: string }) {
  const { call } = useApp().services;
  const queryKey = ['founder', 'domain', pageId];
  const { data, error } = useQuery(
    {
      queryKey,
      queryFn: () => fetchDomain(call, pageId),
      // It changes while nobody does anything here.
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'working' ? againMs : false),
    },
    queryClient,
  );
  const change = useMutation(
    {
      mutationFn: (ask: () => Promise<Domain | null>) => ask(),
      onSuccess: (domain) => {
        queryClient.setQueryData(queryKey, domain);
        void queryClient.invalidateQueries({ queryKey: ownHostsKey });
      },
    },
    queryClient,
  );
  const failed = change.error ?? (data === undefined ? error : null);
  return (
    <OwnDomain
      domain={data}
      isPending={change.isPending}
      failure={failed === null ? null : codeOf(failed)}
      onClaim={(host) => change.mutate(() => claimDomain(call, pageId, host))}
      onCheck={() => change.mutate(() => checkDomain(call, pageId))}
      onRelease={() => change.mutate(() => releaseDomain(call, pageId))}
    />
  );
}

const codeOf = (failure: unknown): string =>
  isApiFailure(failure) && failure.kind === 'refused' ? String(failure.code) : 'unreachable';
