import { fetchNotifications, fetchUsage } from '#adapters/api/account-settings.ts';
import { fetchActivity } from '#adapters/api/activity.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { AccountQueries } from '#features/settings/account-queries.ts';

/** Under `founder`, so that it is gone when the session ends. */
export const accountQueries = (call: AuthorisedCall): AccountQueries => ({
  usage: { queryKey: ['founder', 'usage'], queryFn: () => fetchUsage(call) },
  notifications: {
    queryKey: notificationsKey,
    queryFn: () => fetchNotifications(call),
    // A click in a mail may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: true,
  },
  activity: {
    queryKey: activityKey,
    queryFn: ({ pageParam }) => fetchActivity(call, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    // It is looked at to see what has just happened.
    staleTime: 0,
  },
});

export const notificationsKey = ['founder', 'notifications'] as const;

export const activityKey = ['founder', 'activity'] as const;
