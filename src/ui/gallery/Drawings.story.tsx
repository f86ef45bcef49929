import { css } from '#styled-system/css';
import { ContourDrawing } from '../drawings/ContourDrawing.tsx';
import { LevelDrawing } from '../drawings/LevelDrawing.tsx';
import { PlotDrawing } from '../drawings/PlotDrawing.tsx';
import { StakeDrawing } from '../drawings/StakeDrawing.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Mark } from '../Mark.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

function Example() {
  return (
    <States as="stack">
      <States as="grid">
        <StakeDrawing />
        <ContourDrawing />
        <PlotDrawing />
        <LevelDrawing />
      </States>
      <States>
        <span className={css({ width: '16', height: '16' })}>
          <Mark />
        </span>
        <span className={css({ width: '32', height: '32' })}>
          <Mark />
        </span>
        <span className={css({ width: '64', height: '64' })}>
          <Mark />
        </span>
      </States>
      <EmptyState title="No tests are running" drawing={<ContourDrawing />}>
        A test shows here as soon as its criterion is locked.
      </EmptyState>
    </States>
  );
}

export const story: Story = {
  title: 'Mark and drawings',
  use: 'Drawn lines: stakes, flags and contours, on the survey grid.',
  Example,
};
