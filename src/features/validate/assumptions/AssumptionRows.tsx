import type { Scored } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rowLabels as labels, lensLabels } from './labels.ts';

export interface AssumptionRowsProps {
  /** In the order in which they stand. */
  readonly scores: readonly Scored[];
  readonly onOpen: (assumptionId: string) => void;
}

const idOf = ({ assumption }: Scored) => assumption.id;
const nameOf = ({ assumption }: Scored) => assumption.text;

/** Assumptions with what is known of each; the arrows walk them, Enter opens one. */
export function AssumptionRows({ scores, onOpen }: AssumptionRowsProps) {
  return (
    <VirtualRows label={labels.list} items={scores} look="lines" idOf={idOf} nameOf={nameOf} onOpen={onOpen}>
      {({ assumption, score, risk }) => (
        <div className={cells}>
          <span title={assumption.text} className={words}>
            {assumption.text}
          </span>
          <span className={figures}>
            {assumption.critical && <Badge>{labels.critical}</Badge>}
            <span>
              <VisuallyHidden>{labels.lens}: </VisuallyHidden>
              {lensLabels[assumption.lens]}
            </span>
            <span className={figure}>
              <span>{labels.importance} </span>
              {assumption.importance}
            </span>
            <span className={figure}>
              <span>{labels.score} </span>
              {labels.scoreFigure(score)}
            </span>
            <span className={figure}>
              <span>{labels.risk} </span>
              {labels.riskFigure(risk)}
            </span>
          </span>
        </div>
      )}
    </VirtualRows>
  );
}

const cells = css({
  display: 'flex',
  flexDirection: { base: 'column', laptop: 'row' },
  flex: '1',
  minWidth: '0',
  alignItems: { base: 'stretch', laptop: 'center' },
  columnGap: '16',
});
const words = css({
  flex: '1',
  minWidth: '0',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  lineClamp: { base: '2', laptop: '1' },
});
const figures = css({ display: 'flex', alignItems: 'center', gap: '12', color: 'ink.muted', textStyle: 'small' });
const figure = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
