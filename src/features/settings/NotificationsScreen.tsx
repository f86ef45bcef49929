import { useMutation, useQuery } from '@tanstack/react-query';
import { accountFailureOf } from '#domain/account/account-failure.ts';
import { withChange } from '#domain/account/notification-choices.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useAccountQueries } from './account-queries.ts';
import { DigestChoice } from './DigestChoice.tsx';
import { failureText, notificationLabels } from './labels.ts';
import { NoticeChoices } from './NoticeChoices.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Every switch here does something; what cannot be switched off is said in words. A change that fails is taken back. */
export function NotificationsScreen() {
  const { notifications, saveNotifications } = useAccountQueries();
  const { data, isError, refetch } = useQuery(notifications);
  const { mutate: change, isPending, variables, error } = useMutation(saveNotifications);
  const choices = data && isPending ? withChange(data, variables) : data;
  return (
    <SettingsFrame current="settings.notifications">
      <SettingsSection title={notificationLabels.inApp}>
        {error !== null && <InlineMessage tone="error">{failureText(accountFailureOf(error))}</InlineMessage>}
        {choices && (
          <Switch
            label={notificationLabels.unreadNews}
            description={notificationLabels.unreadNewsNote}
            isSelected={choices.newsBadge}
            isDisabled={isPending}
            onChange={(newsBadge) => change({ newsBadge })}
          />
        )}
        {!choices && isError && <ReadFailure onRetry={() => void refetch()} />}
        {!choices && !isError && <Skeleton label={notificationLabels.loading} count={2} />}
      </SettingsSection>
      {choices && (
        <SettingsSection title={notificationLabels.whatHappens} description={notificationLabels.whatHappensNote}>
          <NoticeChoices choices={choices} isDisabled={isPending} onChange={change} />
        </SettingsSection>
      )}
      {choices && (
        <SettingsSection title={notificationLabels.digestTitle}>
          <DigestChoice choices={choices} isDisabled={isPending} onChange={change} />
        </SettingsSection>
      )}
      <SettingsSection title={notificationLabels.byEmail}>
        <p>{notificationLabels.emails}</p>
      </SettingsSection>
    </SettingsFrame>
  );
}
