import { css, cx } from '#styled-system/css';

export interface KeysProps {
  /** Pressed together, such as `['Ctrl', 'K']`. */
  readonly keys: readonly string[];
  /** Left out on phones and where fingers point: no keyboard is expected there. */
  readonly isHint?: boolean;
}

/** Keys of the keyboard, as a hint beside what they do. */
export function Keys({ keys, isHint = false }: KeysProps) {
  return (
    <kbd className={cx(line, isHint && hint)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className={css({
            display: 'inline-flex',
            justifyContent: 'center',
            minWidth: '20',
            px: '4',
            border: 'hairline',
            borderRadius: 'control',
            background: 'surface',
            color: 'ink.muted',
            textStyle: 'figure.small',
          })}
        >
          {key}
        </kbd>
      ))}
    </kbd>
  );
}

const line = css({ display: 'inline-flex', gap: '2', fontFamily: 'figure' });
const hint = css({ hideBelow: 'tablet', _coarse: { display: 'none' } });
