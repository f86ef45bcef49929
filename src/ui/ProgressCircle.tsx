import { ProgressBar } from 'react-aria-components/ProgressBar';
import { css, cx } from '#styled-system/css';

export interface ProgressCircleProps {
  /** What is under way, which is also the accessible name. */
  readonly label: string;
  /** 0 to 100; without it nobody knows how long it takes. */
  readonly percent?: number;
}

const radius = 8;
const circumference = 2 * Math.PI * radius;

/** Progress where there is no room for words. */
export function ProgressCircle({ label, percent }: ProgressCircleProps) {
  const filled = circumference * ((percent ?? 25) / 100);
  return (
    <ProgressBar
      aria-label={label}
      isIndeterminate={percent === undefined}
      {...(percent !== undefined && { value: percent })}
      className={css({ display: 'inline-flex', color: 'brand' })}
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
        className={cx(css({ width: '20', height: '20' }), percent === undefined && css({ animation: 'turn' }))}
      >
        <circle cx="10" cy="10" r={radius} strokeWidth="2" className={css({ stroke: 'line' })} />
        <circle
          cx="10"
          cy="10"
          r={radius}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={`${filled} ${circumference}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
    </ProgressBar>
  );
}
