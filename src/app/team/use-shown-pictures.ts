import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOwnPicture } from '#domain/account/picture.ts';
import type { ListedMember } from '#domain/team/member.ts';
import { useApp } from '../app-context.ts';
import { fetchPicture } from '../own-picture.ts';
import { queryClient } from '../query-client.ts';
import { objectUrlKey } from '../revoke-removed.ts';

type Fetch = (address: string) => Promise<Blob>;
type Shown = ReadonlyMap<string, string>;

/** Under `founder`, so that they are gone when the session ends. */
const picturesKey = ['founder', 'member-pictures'] as const;
const pictureKey = [...objectUrlKey, 'member-picture'] as const;

/**
 * Members with pictures that an image can show: their addresses want the session, which an image cannot name. Until one has
 * come, initials stand in.
 */
export function useShownPictures(members: readonly ListedMember[]): readonly ListedMember[] {
  const app = useApp();
  const addresses = members.flatMap(({ picture }) => (picture !== null && isOwnPicture(picture) ? [picture] : []));
  const { data: shown } = useQuery(
    {
      queryKey: [...picturesKey, addresses],
      queryFn: () => readAll((address) => fetchPicture(app, address), addresses),
      enabled: addresses.length > 0,
      placeholderData: (before?: Shown) => before,
      staleTime: ({ state: { data } }) => (data?.size === addresses.length ? Number.POSITIVE_INFINITY : 0),
      // Without a network it fails at once, and is asked on the next screen.
      networkMode: 'always',
    },
    queryClient,
  );
  return useMemo(
    () => members.map((member) => ({ ...member, picture: shown?.get(member.picture ?? '') ?? null })),
    [members, shown],
  );
}

/** Reads those that can be had now, each once. */
async function readAll(fetch: Fetch, addresses: readonly string[]): Promise<Shown> {
  const read = await Promise.allSettled(
    addresses.map((address) =>
      queryClient.fetchQuery({
        queryKey: [...pictureKey, address],
        queryFn: async ({ signal }) => {
          const file = await fetch(address);
          // The session has ended meanwhile: nobody would revoke it.
          signal.throwIfAborted();
          return URL.createObjectURL(file);
        },
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      }),
    ),
  );
  return new Map(
    read.flatMap((each, n) => (each.status === 'fulfilled' ? [[addresses[n] ?? '', each.value] as const] : [])),
  );
}
