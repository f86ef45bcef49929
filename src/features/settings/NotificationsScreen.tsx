import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ChooseNotificationsActor } from '#machines/choose-notifications.machine.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useAccountQueries } from './account-queries.ts';
import { failureText } from './failure-text.ts';
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
  const choices = wanted ?? data;
  return (
    <SettingsFrame current="settings.notifications">
      <SettingsSection title="In Groundwork">
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        {choices && (
          <Switch
            label="Unread news"
            description="The number beside News in the navigation while there is something that you have not read."
            isSelected={choices.newsBadge}
            isDisabled={wanted !== null}
            onChange={(newsBadge) => flow.send({ type: 'choices.changed', choices: { ...choices, newsBadge } })}
          />
        )}
        {!choices && isError && <ReadFailure onRetry={() => void refetch()} />}
        {!choices && !isError && <Skeleton label="Loading what you want to be told of" count={2} />}
      </SettingsSection>
      <SettingsSection title="By mail">
        <p>
          Mails come only when you, or somebody with your address, has asked for one: to verify the address, to sign in,
          to set a new password, or to move the account to another address. They protect your account, so they are
          always sent. Groundwork sends no other mail.
        </p>
      </SettingsSection>
    </SettingsFrame>
  );
}
