import { CopyPlus } from 'lucide-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { canvasListLabels, countLabel } from '../labels.ts';

export interface CanvasRowProps {
  readonly projectId: string;
  readonly title: string;
  readonly isSample: boolean;
  /** Undefined while nothing lies on it. */
  readonly canvas: { readonly nodeCount: number; readonly edgeCount: number; readonly changedAt: string } | undefined;
  readonly onDuplicate: () => void;
}

/** One canvas among others. */
export function CanvasRow({ projectId, title, isSample, canvas, onDuplicate }: CanvasRowProps) {
  return (
    <li className={row}>
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <Link href={buildPath({ name: 'canvas', params: { projectId } })}>{title}</Link>
      </span>
      {isSample && <Badge>Example</Badge>}
      <span className={facts}>
        <span>{canvas ? countLabel(canvas) : 'Empty'}</span>
        {canvas && <DateDisplay at={canvas.changedAt} form="recent" />}
      </span>
      <IconButton
        label={canvasListLabels.duplicate(title)}
        size="small"
        icon={<CopyPlus aria-hidden="true" />}
        onPress={onDuplicate}
      />
    </li>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  minHeight: { base: 'touch', tablet: 'row' },
  paddingBlock: '4',
  borderBottom: 'hairline',
});
const facts = css({
  display: 'flex',
  gap: '16',
  marginInlineStart: 'auto',
  color: 'ink.muted',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
});
