import { css } from '#styled-system/css';
import { Keys } from '#ui/Keys.tsx';
import { commandLabels } from './labels.ts';

export interface ShortcutKeysProps {
  /** `Mod+K`, `C` or `G H`. */
  readonly keys: string;
  readonly isApple: boolean;
}

/** A shortcut as its keys are labelled on this keyboard. */
export function ShortcutKeys({ keys, isApple }: ShortcutKeysProps) {
  return (
    <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '4' })}>
      {keys.split(' ').map((step, index) => (
        <span key={step} className={css({ display: 'contents' })}>
          {index > 0 && (
            <span className={css({ color: 'ink.muted', textStyle: 'caption' })}>{commandLabels.shortcuts.between}</span>
          )}
          <Keys keys={step.split('+').map((key) => (key === 'Mod' ? (isApple ? 'Cmd' : 'Ctrl') : key))} />
        </span>
      ))}
    </span>
  );
}
