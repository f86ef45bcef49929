import {
  type DigestHour,
  type NotificationChange,
  type NotificationChoices,
  usualDigestHour,
} from '#domain/account/notification-choices.ts';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { notificationLabels as labels } from './labels.ts';

export interface DigestChoiceProps {
  readonly choices: NotificationChoices;
  readonly isDisabled: boolean;
  readonly onChange: (change: NotificationChange) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: `${hour}`,
  label: new Date(2026, 0, 1, hour).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
}));

/** Whether the weekly digest comes, and at which hour of this browser's clock. */
export function DigestChoice({ choices, isDisabled, onChange }: DigestChoiceProps) {
  const { digest, mutedByMail = [] } = choices;
  const isWanted = !mutedByMail.includes('digest');
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const chosen: DigestHour = digest ?? { hour: usualDigestHour, timeZone: 'UTC' };
  return (
    <>
      <Switch
        label={labels.digest}
        description={labels.digestNote}
        isSelected={isWanted}
        isDisabled={isDisabled}
        onChange={(wanted) => onChange({ kindByMail: { kind: 'digest', isMuted: !wanted } })}
      />
      {isWanted && (
        <Select
          label={labels.digestHour}
          description={labels.digestZone(chosen.timeZone)}
          options={hours}
          value={`${chosen.hour}`}
          isDisabled={isDisabled}
          onChange={(hour) => onChange({ digest: { hour: Number(hour), timeZone: ownZone } })}
        />
      )}
    </>
  );
}
