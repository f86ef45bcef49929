import { meter } from '#styled-system/recipes';

export interface ProgressBarProps {
  /** The process under way, which is also the accessible name. */
  readonly label: string;
  /** 0 to 100; without it nobody knows how long it takes. */
  readonly percent?: number;
}

/** Not the one of react-aria: every button would bring all of it, which knows of progress by its name only. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const styles = meter({ motion: percent === undefined ? 'endless' : 'still' });
  const valueText = `${Math.round(percent ?? 0)}%`;
  return (
    <div
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== undefined && { 'aria-valuenow': percent, 'aria-valuetext': valueText })}
    >
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        {percent !== undefined && <span className={styles.value}>{valueText}</span>}
      </span>
      <span className={styles.track}>
        <span className={styles.fill} style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </span>
    </div>
  );
}
