import { fetchNotifications, fetchUsage } from '#adapters/api/account-settings.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { AccountQueries } from '#features/settings/account-queries.ts';

/** Under `founder`, so that it is gone when the session ends. */
export const accountQueries = (call: AuthorisedCall): AccountQueries => ({
  usage: { queryKey: ['founder', 'usage'], queryFn: () => fetchUsage(call) },
  notifications: { queryKey: notificationsKey, queryFn: () => fetchNotifications(call) },
});

export const notificationsKey = ['founder', 'notifications'] as const;
