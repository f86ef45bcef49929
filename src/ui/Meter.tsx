import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { meter } from '#styled-system/recipes';

export interface MeterProps {
  /** The measured quantity, which is also the accessible name. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, with its unit and uncertainty; without it a percentage. */
  readonly words?: string;
}

/** A measured value between nothing and a known most. */
export function Meter({ label, value, max, words }: MeterProps) {
  const styles = meter();
  return (
    <AriaMeter
      aria-label={label}
      value={value}
      maxValue={max}
      className={styles.root}
      {...(words !== undefined && { valueLabel: words })}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={styles.head}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{valueText}</span>
          </span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
