import { fromPromise } from 'xstate';
import { saveNotifications } from '#adapters/api/account-settings.ts';
import type { NotificationChange, NotificationChoices } from '#domain/account/notification-choices.ts';
import { NotificationsScreen } from '#features/settings/NotificationsScreen.tsx';
import { chooseNotificationsMachine } from '#machines/settings/choose-notifications.machine.ts';
import { AccountQueriesProvider } from '../AccountQueriesProvider.tsx';
import { notificationsKey } from '../account-queries.ts';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { useFlow } from '../use-flow.ts';

export default function NotificationsPage() {
  const { call } = useApp().services;
  const flow = useFlow(
    chooseNotificationsMachine.provide({
      actors: {
        saveChange: fromPromise<NotificationChoices, { readonly change: NotificationChange }>(({ input }) =>
          saveNotifications(call, input.change),
        ),
      },
      actions: { tellSaved: (_, { choices }) => queryClient.setQueryData(notificationsKey, choices) },
    }),
  );
  return (
    <AccountQueriesProvider>
      <NotificationsScreen flow={flow} />
    </AccountQueriesProvider>
  );
}
