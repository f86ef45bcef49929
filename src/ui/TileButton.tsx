import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { css } from '#styled-system/css';

export interface TileButtonProps {
  /** The accessible name, shown under the drawing. */
  readonly label: string;
  readonly note?: string;
  /** Says nothing that the label does not. */
  readonly drawing: ReactNode;
  readonly onPress: () => void;
}

/** One of a few things to begin with, each with a drawing. */
export function TileButton({ label, note, drawing, onPress }: TileButtonProps) {
  return (
    <AriaButton onPress={onPress} className={tile}>
      <span aria-hidden="true" className={picture}>
        {drawing}
      </span>
      <span className={css({ fontWeight: 'medium' })}>{label}</span>
      {note !== undefined && <span className={css({ color: 'ink.muted', textStyle: 'caption' })}>{note}</span>}
    </AriaButton>
  );
}

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  height: 'full',
  padding: '8',
  border: 'hairline',
  borderRadius: 'card',
  background: { base: 'surface', _hover: 'surface.sunken', _pressed: 'surface.sunken' },
  textStyle: 'small',
  cursor: 'pointer',
});
const picture = css({
  display: 'flex',
  width: 'full',
  height: '64',
  color: 'ink.muted',
  '& svg': { width: 'full', height: 'full' },
});
