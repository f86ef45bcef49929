import { Fragment } from 'react';
import { Keys } from '#ui/Keys.tsx';

export interface ShortcutKeysProps {
  /** `Mod+K`, `C` or `G H`. */
  readonly keys: string;
  readonly isApple: boolean;
}

/** A shortcut as its keys are labelled on this keyboard. */
export function ShortcutKeys({ keys, isApple }: ShortcutKeysProps) {
  return keys.split(' ').map((step, index) => (
    <Fragment key={step}>
      {index > 0 && ' '}
      <Keys keys={step.split('+').map((key) => (key === 'Mod' ? (isApple ? 'Cmd' : 'Ctrl') : key))} />
    </Fragment>
  ));
}
