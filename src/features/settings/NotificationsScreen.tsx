import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type NotificationChange, withChange } from '#domain/account/notification-choices.ts';
import type { ChooseNotificationsActor } from '#machines/settings/choose-notifications.machine.ts';
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

export interface NotificationsScreenProps {
  readonly flow: ChooseNotificationsActor;
}

/** Every switch here does something; what cannot be switched off is said in words. */
export function NotificationsScreen({ flow }: NotificationsScreenProps) {
  const { data, isError, refetch } = useQuery(useAccountQueries().notifications);
  const { wanted, failure } = useSelector(flow, ({ context }) => context);
  const choices = data && wanted ? withChange(data, wanted) : data;
  const change = (next: NotificationChange) => flow.send({ type: 'choices.changed', change: next });
  return (
    <SettingsFrame current="settings.notifications">
      <SettingsSection title={notificationLabels.inApp}>
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        {choices && (
          <Switch
            label={notificationLabels.unreadNews}
            description={notificationLabels.unreadNewsNote}
            isSelected={choices.newsBadge}
            isDisabled={wanted !== null}
            onChange={(newsBadge) => change({ newsBadge })}
          />
        )}
        {!choices && isError && <ReadFailure onRetry={() => void refetch()} />}
        {!choices && !isError && <Skeleton label={notificationLabels.loading} count={2} />}
      </SettingsSection>
      {choices && (
        <SettingsSection title={notificationLabels.whatHappens} description={notificationLabels.whatHappensNote}>
          <NoticeChoices choices={choices} isDisabled={wanted !== null} onChange={change} />
        </SettingsSection>
      )}
      {choices && (
        <SettingsSection title={notificationLabels.digestTitle}>
          <DigestChoice choices={choices} isDisabled={wanted !== null} onChange={change} />
        </SettingsSection>
      )}
      <SettingsSection title={notificationLabels.byEmail}>
        <p>{notificationLabels.emails}</p>
      </SettingsSection>
    </SettingsFrame>
  );
}
