import { useSelector } from '@xstate/react';
import { type AnalyticsActor, selectChoice } from '#machines/shell/analytics.machine.ts';
import { css } from '#styled-system/css';
import type { Option } from '#ui/option.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { labels } from './labels.ts';

export interface ConsentSettingProps {
  readonly analytics: AnalyticsActor;
  readonly newId: () => string;
}

type Answer = 'granted' | 'refused';

const options: readonly Option<Answer>[] = [
  { value: 'granted', label: labels.setting.on },
  { value: 'refused', label: labels.setting.off },
];

/** The answer that this device has given, to be changed at any time. */
export function ConsentSetting({ analytics, newId }: ConsentSettingProps) {
  const choice = useSelector(analytics, selectChoice);
  if (choice === 'off') {
    return <p className={css({ maxWidth: 'prose' })}>{labels.setting.notAsked}</p>;
  }
  return (
    <RadioGroup
      label={labels.setting.title}
      description={labels.setting.text}
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
