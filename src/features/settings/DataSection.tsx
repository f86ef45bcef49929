import { useSelector } from '@xstate/react';
import type { DownloadDataActor } from '#machines/download-data.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { buttonsStyle } from './form-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface DataSectionProps {
  readonly flow: DownloadDataActor;
}

export function DataSection({ flow }: DataSectionProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const state = useSelector(flow, ({ value }) => value);
  return (
    <SettingsSection
      title="Your data"
      description="One JSON file with your account, your sessions, and every event of your work in the order in which it happened."
    >
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <div className={buttonsStyle}>
        <Button isPending={state === 'downloading'} onPress={() => flow.send({ type: 'download.asked' })}>
          Download my data
        </Button>
        <span role="status" className={css({ color: 'ink.muted' })}>
          {state === 'downloaded' && 'Your browser has the file.'}
        </span>
      </div>
    </SettingsSection>
  );
}
