import { useSelector } from '@xstate/react';
import { type AnalyticsActor, selectChoice } from '#machines/analytics.machine.ts';
import { css } from '#styled-system/css';
import type { Option } from '#ui/option.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { whatIsCounted } from './texts.ts';

export interface ConsentSettingProps {
  readonly analytics: AnalyticsActor;
  readonly newId: () => string;
}

type Answer = 'granted' | 'refused';

const options: readonly Option<Answer>[] = [
  { value: 'granted', label: 'Count me' },
  { value: 'refused', label: 'Don’t count me' },
];

/** The answer that this device has given, to be changed at any time. */
export function ConsentSetting({ analytics, newId }: ConsentSettingProps) {
  const choice = useSelector(analytics, selectChoice);
  if (choice === 'off') {
    return (
      <p className={css({ maxWidth: 'prose' })}>
        Your browser asks sites not to track you, so nothing you do here is counted.
      </p>
    );
  }
  return (
    <RadioGroup
      label="Usage analytics"
      description={`${whatIsCounted} This applies to this device until you sign out.`}
      options={options}
      value={choice === 'unanswered' ? null : choice}
      onChange={(answer) =>
        analytics.send(
          answer === 'granted' ? { type: 'consent.given', deviceId: newId() } : { type: 'consent.refused' },
        )
      }
    />
  );
}
