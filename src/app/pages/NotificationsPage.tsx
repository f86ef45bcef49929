import { NotificationsScreen } from '#features/settings/NotificationsScreen.tsx';
import { AccountQueriesProvider } from '../AccountQueriesProvider.tsx';

export default function NotificationsPage() {
  return (
    <AccountQueriesProvider>
      <NotificationsScreen />
    </AccountQueriesProvider>
  );
}
