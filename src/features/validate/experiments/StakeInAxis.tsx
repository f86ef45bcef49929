import { css } from '#styled-system/css';
import { type StakeVariantProps, stake } from '#styled-system/recipes';

export interface StakeInAxisProps {
  /** How far the stake is in the ground. */
  readonly depth: NonNullable<StakeVariantProps['depth']>;
  /** Where it stands on the axis, between 0 and 1; null while that is open: in the middle. */
  readonly share: number | null;
  /** Written on the flag's side. */
  readonly label: string;
}

/** The axis of a test with the stake of its criterion, which a lock presses in. Decoration: words say the same. */
export function StakeInAxis({ depth, share, label }: StakeInAxisProps) {
  const x = axisFrom + axisLength * Math.min(1, Math.max(0, share ?? 0.5));
  // Where there is no room on its right, the flag waves to the left.
  const side = x > 156 ? -1 : 1;
  return (
    <svg viewBox="0 0 240 72" fill="none" aria-hidden="true" className={paper}>
      <defs>
        <clipPath id="above-ground">
          <rect x="0" y="0" width="240" height="56" />
        </clipPath>
      </defs>
      <path d="M4 56h232M4 56v6M62 56v6M120 56v6M178 56v6M236 56v6" className={axis} />
      <g clipPath="url(#above-ground)">
        <g className={stake({ depth })}>
          <path d={`M${x} 2v58l-2 0 2 6 2-6-2 0`} className={pole} />
          <path d={`M${x} 2l${side * 24} 8 ${side * -24} 8z`} className={flag} />
          <text x={x + side * 30} y="15" textAnchor={side === 1 ? 'start' : 'end'} className={figure}>
            {label}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** The ground from 0 to 100%. */
const axisFrom = 4;
const axisLength = 232;

const paper = css({ display: 'block', width: 'full', maxWidth: 'popover', height: 'auto' });
const axis = css({ stroke: 'line.strong', strokeWidth: 'hairline' });
const pole = css({ stroke: 'ink', strokeWidth: 'thick' });
const flag = css({ fill: 'brand' });
const figure = css({ fill: 'ink', textStyle: 'figure.small' });
