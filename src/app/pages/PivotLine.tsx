import { useSelector as useAtom } from '@xstate/store-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { pivotText } from '#features/lineage/labels.ts';
import { PivotNote } from '#features/lineage/PivotNote.tsx';
import { pivotsOf } from '#machines/project/select-pivots.ts';
import { css } from '#styled-system/css';
import { useApp } from '../app-context.ts';

export interface PivotLineProps {
  readonly ideaId: string;
}

/** In one line: what an idea became, or else where it came from. */
export function PivotLine({ ideaId }: PivotLineProps) {
  const { workspace } = useApp().services;
  const pivots = useAtom(pivotsOf(workspace), (all) => all[ideaId]);
  const way = pivots?.into ? 'into' : 'from';
  const end = pivots?.[way];
  if (!end) return null;
  return (
    <span className={line} title={pivotText(way, end)}>
      <PivotNote
        isInRow
        way={way}
        end={end}
        href={buildPath({ name: 'idea-vault.idea', params: { ideaId: end.ideaId } })}
      />
    </span>
  );
}

const line = css({
  minWidth: '0',
  color: 'ink.muted',
  textStyle: 'caption',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
