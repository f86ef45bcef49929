import { BillingScreen } from '#features/settings/BillingScreen.tsx';
import { NotificationsScreen } from '#features/settings/NotificationsScreen.tsx';
import { AccountQueriesProvider } from '../AccountQueriesProvider.tsx';

export function BillingPage() {
  return (
    <AccountQueriesProvider>
      <BillingScreen />
    </AccountQueriesProvider>
  );
}

export function NotificationsPage() {
  return (
    <AccountQueriesProvider>
      <NotificationsScreen />
    </AccountQueriesProvider>
  );
}
