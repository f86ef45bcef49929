import { css } from '#styled-system/css';
import { ToneIcon } from '../../ToneIcon.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';
import { tones } from '../tone-samples.ts';

const colors = {
  info: css({ color: 'info' }),
  success: css({ color: 'success' }),
  warning: css({ color: 'warning' }),
  error: css({ color: 'danger' }),
};

function Example() {
  return (
    <States>
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <ToneIcon tone={tone} className={colors[tone]} />
        </State>
      ))}
    </States>
  );
}

export const story: Story = {
  group: 'Messages',
  use: 'The sign of a message; its word stands in for the color.',
  Example,
};
