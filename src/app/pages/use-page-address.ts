import { useQuery } from '@tanstack/react-query';
import { fetchOwnHosts } from '#adapters/api/own-domain.ts';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { pagesOriginIn } from './pages-origin.ts';

export const ownHostsKey = ['founder', 'own-hosts'] as const;

/** Tells where visitors find a page: at its founder's own host if that works, else under the origin of all pages. */
export function usePageAddress(): (pageId: string, slug: string) => string {
  const { call, settings } = useApp().services;
  const { data: hosts = {} } = useQuery(
    { queryKey: ownHostsKey, queryFn: () => fetchOwnHosts(call), enabled: settings.ownDomains === true },
    queryClient,
  );
  return (pageId, slug) => {
    const host = hosts[pageId];
    return host === undefined ? `${pagesOriginIn(settings)}/p/${slug}` : `https://${host}/`;
  };
}
