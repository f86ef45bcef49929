import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ToneIcon } from '#ui/ToneIcon.tsx';
import { labels, missingText } from './labels.ts';

export interface WeightSumProps {
  /** The part of 100% that is not given, in basis points. */
  readonly missing: number;
  readonly onShare: () => void;
  readonly onScale: () => void;
}

/** Whether the weights are whole, and two ways to make them so. */
export function WeightSum({ missing, onShare, onScale }: WeightSumProps) {
  return (
    <div className={row}>
      <p role="status" className={sum}>
        <ToneIcon tone={missing === 0 ? 'success' : 'warning'} className={css({ width: '16', height: '16' })} />
        {missingText(missing)}
      </p>
      <Button size="small" onPress={onShare}>
        {labels.weights.share}
      </Button>
      <Button size="small" onPress={onScale}>
        {labels.weights.scale}
      </Button>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const sum = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  flex: '1',
  minWidth: 'max',
  textStyle: 'figure',
});
