import { CopyPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { countLabel } from '../labels.ts';
import { canvasListLabels } from '../later-labels.ts';

export interface CanvasRowProps {
  readonly projectId: string;
  readonly title: string;
  readonly isSample: boolean;
  /** Undefined while nothing lies on it. */
  readonly canvas: { readonly nodeCount: number; readonly edgeCount: number; readonly changedAt: string } | undefined;
  /** Thumbnail of the canvas's content. */
  readonly thumbnail: ReactNode;
  readonly onDuplicate: () => void;
}

/** One canvas among others. */
export function CanvasRow({ projectId, title, isSample, canvas, thumbnail, onDuplicate }: CanvasRowProps) {
  return (
    <li className={row}>
      <span aria-hidden="true" className={canvas ? picture : cx(picture, bare)}>
        {thumbnail}
      </span>
      <span className={words}>
        <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
          <Link href={buildPath({ name: 'canvas', params: { projectId } })}>{title}</Link>
        </span>
        {isSample && <Badge>Example</Badge>}
        <span className={facts}>
          <span>{canvas ? countLabel(canvas) : 'Empty'}</span>
          {canvas && <DateDisplay at={canvas.changedAt} form="recent" />}
        </span>
      </span>
      <IfMayEdit>
        <span className={css({ position: 'relative' })}>
          <IconButton
            label={canvasListLabels.duplicate(title)}
            size="small"
            icon={<CopyPlus aria-hidden="true" />}
            onPress={onDuplicate}
          />
        </span>
      </IfMayEdit>
    </li>
  );
}

// A press anywhere in the row opens the canvas, but for the button.
const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: '12',
  paddingBlock: '8',
  borderBottom: 'hairline',
  _hover: { background: 'surface' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
});
const picture = css({
  flexShrink: '0',
  width: '96',
  height: '64',
  border: 'hairline',
  borderRadius: 'control',
  overflow: 'hidden',
  backgroundColor: 'canvas',
});
/** Paper with nothing on it. */
const bare = css({ layerStyle: 'surveyGrid', borderStyle: 'dashed' });
const words = css({
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
});
const facts = css({
  display: 'flex',
  gap: '16',
  marginInlineStart: 'auto',
  color: 'ink.muted',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
});
