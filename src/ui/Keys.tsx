import { css } from '#styled-system/css';

export interface KeysProps {
  /** Pressed together, such as `['Ctrl', 'K']`. */
  readonly keys: readonly string[];
}

/** Keys of the keyboard, as a hint beside what they do. */
export function Keys({ keys }: KeysProps) {
  return (
    <kbd className={css({ display: 'inline-flex', gap: '2', fontFamily: 'figure' })}>
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
