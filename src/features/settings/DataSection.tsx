import { useSelector } from '@xstate/react';
import type { DownloadDataActor } from '#machines/settings/download-data.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { buttonsStyle } from './form-style.ts';
import { dataLabels, failureText } from './labels.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface DataSectionProps {
  readonly flow: DownloadDataActor;
}

export function DataSection({ flow }: DataSectionProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const state = useSelector(flow, ({ value }) => value);
  return (
    <SettingsSection title={dataLabels.title} description={dataLabels.description}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <div className={buttonsStyle}>
        <Button isPending={state === 'downloading'} onPress={() => flow.send({ type: 'download.asked' })}>
          {dataLabels.download}
        </Button>
        <span role="status" className={css({ color: 'ink.muted' })}>
          {state === 'downloaded' && dataLabels.downloaded}
        </span>
      </div>
    </SettingsSection>
  );
}
