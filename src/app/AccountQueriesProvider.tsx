import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AccountQueriesContext } from '#features/settings/account-queries.ts';
import { accountQueries } from './account-queries.ts';
import { useApp } from './app-context.ts';
import { queryClient } from './query-client.ts';

export interface AccountQueriesProviderProps {
  readonly children: ReactNode;
}

/** Around the settings that read from the server. */
export function AccountQueriesProvider({ children }: AccountQueriesProviderProps) {
  const app = useApp();
  const queries = useMemo(() => accountQueries(app), [app]);
  return (
    <QueryClientProvider client={queryClient}>
      <AccountQueriesContext value={queries}>{children}</AccountQueriesContext>
    </QueryClientProvider>
  );
}
