import { css } from '#styled-system/css';
import { canvasLabels } from '../labels.ts';
import { alsoHere } from './also-here.ts';

export interface AlsoHereProps {
  /** What the other browsers are called. */
  readonly devices: readonly string[];
}

/** Who else of the founder's browsers is on the canvas, seen and read out as they come and go. */
export function AlsoHere({ devices }: AlsoHereProps) {
  const words = alsoHere(devices);
  return (
    <p role="status" aria-label={canvasLabels.alsoHere} className={words === '' ? undefined : line}>
      {words}
    </p>
  );
}

const line = css({
  layerStyle: 'floating',
  width: 'fit',
  maxWidth: 'full',
  paddingInline: '12',
  paddingBlock: '4',
  textStyle: 'caption',
  color: 'ink.muted',
});
