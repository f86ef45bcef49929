import { css } from '#styled-system/css';
import { Mark } from '../../Mark.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const sizes = {
  16: css({ width: '16', height: '16', color: 'brand' }),
  32: css({ width: '32', height: '32', color: 'brand' }),
  64: css({ width: '64', height: '64', color: 'brand' }),
};

function Example() {
  return (
    <States>
      {Object.entries(sizes).map(([size, look]) => (
        <State key={size} name={`${size} px`}>
          <div className={look}>
            <Mark />
          </div>
        </State>
      ))}
    </States>
  );
}

export const story: Story = {
  group: 'Drawings',
  use: 'The brand: a stake with its flag inside a square plot.',
  Example,
};
