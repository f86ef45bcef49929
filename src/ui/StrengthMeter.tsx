import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { css, cx } from '#styled-system/css';
import { meter } from '#styled-system/recipes';

export interface Strength {
  /** 0 (empty) to 4. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** Meaning of the level, such as "Weak". */
  readonly word: string;
}

const tones = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;

/** Four stretches of a line, as many filled as the level says; the word stands beside them. */
export function StrengthMeter({ strength }: { readonly strength: Strength }) {
  const styles = meter({ tone: tones[strength.level] });
  return (
    <AriaMeter
      aria-label="Strength"
      value={strength.level}
      maxValue={4}
      valueLabel={strength.word}
      className={css({ display: 'flex', alignItems: 'center', gap: '8' })}
    >
      <span aria-hidden="true" className={css({ display: 'flex', flex: '1', gap: '4' })}>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={cx(styles.track, css({ flex: '1' }))}>
            {step <= strength.level && <span className={cx(styles.fill, css({ display: 'block' }))} />}
          </span>
        ))}
      </span>
      <span className={css({ textStyle: 'caption', color: 'ink.muted', minWidth: '80', textAlign: 'end' })}>
        {strength.word}
      </span>
    </AriaMeter>
  );
}
