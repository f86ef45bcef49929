import { BillingScreen } from '#features/settings/BillingScreen.tsx';
import { AccountQueriesProvider } from '../AccountQueriesProvider.tsx';

export default function BillingPage() {
  return (
    <AccountQueriesProvider>
      <BillingScreen />
    </AccountQueriesProvider>
  );
}
