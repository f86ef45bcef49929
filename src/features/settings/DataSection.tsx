import { useMutation } from '@tanstack/react-query';
import { accountFailureOf } from '#domain/account/account-failure.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useAccountQueries } from './account-queries.ts';
import { buttonsStyle } from './form-style.ts';
import { dataLabels, failureText } from './labels.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** All that is kept of the founder, as one file. */
export function DataSection() {
  const download = useMutation(useAccountQueries().download);
  return (
    <SettingsSection title={dataLabels.title} description={dataLabels.description}>
      {download.isError && <InlineMessage tone="error">{failureText(accountFailureOf(download.error))}</InlineMessage>}
      <div className={buttonsStyle}>
        <Button isPending={download.isPending} onPress={() => download.mutate()}>
          {dataLabels.download}
        </Button>
        <span role="status" className={css({ color: 'ink.muted' })}>
          {download.isSuccess && dataLabels.downloaded}
        </span>
      </div>
    </SettingsSection>
  );
}
