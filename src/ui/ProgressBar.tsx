import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { meter } from '#styled-system/recipes';

export interface ProgressBarProps {
  /** What is under way, which is also the accessible name. */
  readonly label: string;
  /** 0 to 100; without it nobody knows how long it takes. */
  readonly percent?: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const styles = meter({ motion: percent === undefined ? 'endless' : 'still' });
  return (
    <AriaProgressBar
      className={styles.root}
      isIndeterminate={percent === undefined}
      {...(percent !== undefined && { value: percent })}
      aria-label={label}
    >
      {({ valueText }) => (
        <>
          <span className={styles.head}>
            <span className={styles.label}>{label}</span>
            {percent !== undefined && <span className={styles.value}>{valueText}</span>}
          </span>
          <span className={styles.track}>
            <span className={styles.fill} style={percent === undefined ? undefined : { width: `${percent}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
