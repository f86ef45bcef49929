import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { canvasLabels } from '../labels.ts';
import { alsoHere } from './also-here.ts';

export interface AlsoHereProps {
  /** Names of the other browsers. */
  readonly devices: readonly string[];
  /** Whose they are. */
  readonly avatar: ReactNode;
}

/** Who else of the founder's browsers is on the canvas, seen and read out as they come and go. */
export function AlsoHere({ devices, avatar }: AlsoHereProps) {
  const words = alsoHere(devices);
  return (
    <div className={words === '' ? undefined : line}>
      {words !== '' && avatar}
      <p role="status" aria-label={canvasLabels.alsoHere}>
        {words}
      </p>
    </div>
  );
}

const line = css({
  layerStyle: 'floating',
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'fit',
  maxWidth: 'full',
  paddingInline: '12',
  paddingBlock: '4',
  textStyle: 'caption',
  color: 'ink.muted',
});
