import type {
  InfiniteData,
  QueryKey,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ActivityPage } from '#domain/account/activity-record.ts';
import type { NotificationChange, NotificationChoices } from '#domain/account/notification-choices.ts';
import type { Usage } from '#domain/account/usage.ts';

/** Queries and mutations that the settings send to the server; the results are not stored. Errors are read by `accountFailureOf`. */
export interface AccountQueries {
  readonly usage: UseQueryOptions<Usage>;
  readonly notifications: UseQueryOptions<NotificationChoices>;
  readonly saveNotifications: UseMutationOptions<NotificationChoices, unknown, NotificationChange>;
  /** Resolves once the browser has the file. */
  readonly download: UseMutationOptions<void, unknown, void>;
  /** Page by page, the newest first. */
  readonly activity: UseInfiniteQueryOptions<ActivityPage, Error, InfiniteData<ActivityPage>, QueryKey, string | null>;
}

export const AccountQueriesContext = createContext<AccountQueries | null>(null);

export function useAccountQueries(): AccountQueries {
  const queries = useContext(AccountQueriesContext);
  if (!queries) throw new Error('useAccountQueries outside of the settings');
  return queries;
}
