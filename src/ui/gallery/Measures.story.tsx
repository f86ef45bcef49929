import { css } from '#styled-system/css';
import { Avatar } from '../Avatar.tsx';
import { Button } from '../Button.tsx';
import { DateDisplay } from '../DateDisplay.tsx';
import { Keys } from '../Keys.tsx';
import { Meter } from '../Meter.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { ProgressCircle } from '../ProgressCircle.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { Verdict } from '../Verdict.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

function Example() {
  return (
    <States as="stack">
      <States as="grid">
        <Meter label="Sign-ups" value={18} max={120} words="18 of 120, 15 % ± 6" />
        <ProgressBar label="Exporting the log" percent={64} />
        <ProgressBar label="Waiting for the server" />
      </States>
      <States>
        <Verdict verdict="supports" />
        <Verdict verdict="inconclusive" />
        <Verdict verdict="refutes" />
        <ProgressCircle label="Sending" />
        <ProgressCircle label="Sent" percent={70} />
        <Keys keys={['Ctrl', 'K']} />
        <Keys keys={['C']} />
        <Avatar name="Mira Lindqvist" size="small" />
        <Avatar name="Mira Lindqvist" />
        <Avatar name="tomas@example.org" size="large" />
        <Tooltip text="All changes are on the server">
          <Button size="small">Synced</Button>
        </Tooltip>
      </States>
      <p className={css({ color: 'ink.muted' })}>
        Captured on <DateDisplay at="2026-03-14T09:26:00Z" timeZone="UTC" />, sealed on{' '}
        <DateDisplay at="2026-03-21T16:05:00Z" form="moment" timeZone="UTC" />.
      </p>
    </States>
  );
}

export const story: Story = {
  title: 'Measures and small things',
  use: 'Numbers carry their unit and their uncertainty; verdicts a word and a flag.',
  Example,
};
