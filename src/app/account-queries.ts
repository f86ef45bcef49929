import { fetchNotifications, fetchUsage, saveNotifications } from '#adapters/api/account-settings.ts';
import { fetchActivity } from '#adapters/api/activity.ts';
import type { AccountQueries } from '#features/settings/account-queries.ts';
import type { App } from './app-context.ts';
import { downloadAccount } from './download-account.ts';
import { queryClient } from './query-client.ts';

/** Under `founder`, so that it is gone when the session ends. */
export const accountQueries = (app: App): AccountQueries => ({
  usage: { queryKey: ['founder', 'usage'], queryFn: () => fetchUsage(app.services.call) },
  notifications: {
    queryKey: notificationsKey,
    queryFn: () => fetchNotifications(app.services.call),
    // A click in a mail may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: true,
  },
  saveNotifications: {
    mutationFn: (change) => saveNotifications(app.services.call, change),
    onSuccess: (choices) => void queryClient.setQueryData(notificationsKey, choices),
  },
  download: { mutationFn: () => downloadAccount(app) },
  activity: {
    queryKey: activityKey,
    queryFn: ({ pageParam }) => fetchActivity(app.services.call, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    // It is looked at to see what has just happened.
    staleTime: 0,
  },
});

export const notificationsKey = ['founder', 'notifications'] as const;

export const activityKey = ['founder', 'activity'] as const;
